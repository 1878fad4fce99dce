internal import Foundation

/// The socket to the process that started the app. It has no name, so no other process can reach it.
struct DriveChannel: Sendable {
    private let descriptor: Int32

    /// - Throws: ``DriveFailure`` if the descriptor isn't such a socket.
    init(descriptor: Int32) throws {
        // Who connects to a name has none itself.
        guard Self.isNameless(descriptor, getsockname), Self.isNameless(descriptor, getpeername) else {
            throw DriveFailure(
                .invalid,
                "\(descriptor) isn't the descriptor of a socket pair. The program that tests the app passes one.")
        }
        self.descriptor = descriptor
        // The processes of WebKit must not inherit it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // NB: Ruby's sockets don't block.
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }

    /// Whether one end of a local socket has no name.
    private static func isNameless(
        _ descriptor: Int32, _ read: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> Bool {
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { read(descriptor, $0, &length) }
        }
        return status == 0 && address.sun_family == sa_family_t(AF_UNIX)
            && Int(length) <= MemoryLayout<sa_family_t>.size
    }

    /// The lines that arrive. They end when the other process ends.
    func lines() -> AsyncStream<Data> {
        let (lines, sender) = AsyncStream.makeStream(of: Data.self)
        let descriptor = descriptor
        Thread.detachNewThread {
            var rest = Data()
            var bytes = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(descriptor, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return sender.finish() }
                rest.append(contentsOf: bytes[..<count])
                while let end = rest.firstIndex(of: 10) {
                    sender.yield(rest[..<end])
                    rest = Data(rest[rest.index(after: end)...])
                }
            }
        }
        return lines
    }

    /// Sends an object as a line. If the other process has ended, nobody needs it.
    ///
    /// - Throws: an error if the object isn't one of JSON.
    func send(_ object: [String: Any]) throws {
        var line = try JSONSerialization.data(withJSONObject: object)
        line.append(10)
        line.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(descriptor, start + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
