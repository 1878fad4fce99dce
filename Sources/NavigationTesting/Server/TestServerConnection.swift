import Foundation

/// A connection of a client, with only one request.
package final class TestServerConnection: @unchecked Sendable {
    // Unchecked: the descriptor is behind the lock.
    private let lock = NSLock()
    private var descriptor: Int32?

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // A process that inherits it would keep the connection open after its end here.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        // Without this, writing to a client that has disconnected would end the process.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit {
        end()
    }

    /// Closes the connection.
    package func end() {
        lock.withLock {
            if let descriptor { close(descriptor) }
            descriptor = nil
        }
    }

    /// Stops a thread from waiting for the client's data, and lets that thread close the connection.
    func interrupt() {
        lock.withLock { _ = descriptor.map { shutdown($0, Int32(2)) } }
    }

    /// - Returns: false if the client has disconnected.
    @discardableResult
    package func write(_ data: Data) -> Bool {
        guard let descriptor = lock.withLock({ descriptor }) else { return false }
        return data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                guard let base = bytes.baseAddress else { return false }
                let count = send(descriptor, base + offset, bytes.count - offset, 0)
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Reads the request.
    ///
    /// NB: closing a connection with unread bytes resets it, and its response may be lost. So the body is read too.
    ///
    /// - Returns: nil if the client has disconnected, or doesn't use HTTP: a client that begins with TLS would wait
    ///   forever.
    func readRequest() -> TestRequest? {
        var data = Data()
        while data.range(of: Self.endOfHead) == nil {
            guard data.count < Self.longestHead, read(into: &data), Self.isHead(data) else { return nil }
        }
        guard let end = data.range(of: Self.endOfHead) else { return nil }
        let head = data[..<end.lowerBound]
        let length = TestRequest(head: head, body: Data())?.header("Content-Length").flatMap { Int($0) } ?? 0
        while data.count < end.upperBound + length {
            guard read(into: &data) else { return nil }
        }
        return TestRequest(head: head, body: Data(data[end.upperBound...]))
    }

    private static let endOfHead = Data("\r\n\r\n".utf8)
    private static let longestHead = 1_000_000

    /// Whether the data begin like an HTTP head, with the letters of a method.
    private static func isHead(_ data: Data) -> Bool {
        data.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? true
    }

    private func read(into data: inout Data) -> Bool {
        guard let descriptor = lock.withLock({ descriptor }) else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data += buffer[..<count]
        return true
    }
}
