import Foundation
import TurboCore

/// A port of this machine that accepts clients.
///
/// The thread that accepts clients also closes the socket. If another thread closed it, the descriptor could already be
/// that of the next socket, and the thread would accept that one's clients.
package final class ListeningSocket: @unchecked Sendable {
    // Unchecked: mutable state is behind the lock, the rest is set once.
    package let port: Int
    private let descriptor: Int32
    private let lock = NSLock()
    private var isClosed = false

    /// - Parameter port: the port; 0 for any free one.
    /// - Throws: ``TestServerError`` if the port is in use.
    package init(port: Int) throws {
        guard let descriptor = port == 0 ? Self.listeningAnywhere() : Self.listening(on: port) else {
            throw TestServerError("Port \(port) is already in use. Choose another one, or 0 for any free port.")
        }
        self.descriptor = descriptor
        self.port = Int(UInt16(bigEndian: Self.address(of: descriptor).sin_port))
    }

    /// Accepts clients until the socket is shut down or the closure returns false, and then closes the socket. Call it
    /// once.
    func acceptClients(_ take: (TestServerConnection) -> Bool) {
        while true {
            let client = accept(descriptor, nil, nil)
            // A client that disconnected before it was accepted doesn't end the loop.
            if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
            guard client >= 0, take(TestServerConnection(client)) else { break }
        }
        lock.withLock {
            close(descriptor)
            isClosed = true
        }
    }

    /// Stops accepting clients.
    func shutDown() {
        lock.withLock {
            guard !isClosed, shutdown(descriptor, Int32(2)) != 0 else { return }
            // NB: on Darwin, shutdown() fails for a socket that only listens. There one more client, which is rejected,
            // ends accept().
            let client = socket(AF_INET, Self.kind, 0)
            _ = Self.with(Self.address(of: descriptor)) { connect(client, $0, $1) }
            close(client)
        }
    }

    #if canImport(Glibc)
        private static let kind = Int32(SOCK_STREAM.rawValue)
    #else
        private static let kind = SOCK_STREAM
    #endif

    /// The next port for a server that may have any, if `TEST_SERVER_PORTS` names the first one. Then no server has the
    /// port of an earlier one, whose page may have left a service worker, and no other process takes a port that a test
    /// has closed.
    private static let nextPort = Locked(ProcessInfo.processInfo.environment["TEST_SERVER_PORTS"].flatMap(Int.init))

    private static func listeningAnywhere() -> Int32? {
        while let port = nextPort.withLock({ next in
            defer { next? += 1 }
            return next
        }), port <= UInt16.max {
            if let descriptor = listening(on: port) { return descriptor }
        }
        return listening(on: 0)
    }

    private static func listening(on port: Int) -> Int32? {
        let descriptor = socket(AF_INET, kind, 0)
        // A process that inherits it would keep the port.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if bind(descriptor, to: port), listen(descriptor, 64) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    private static func bind(_ descriptor: Int32, to port: Int) -> Bool {
        guard let number = UInt16(exactly: port) else { return false }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return with(address) { Foundation.bind(descriptor, $0, $1) } == 0
    }

    private static func with(
        _ address: sockaddr_in, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func address(of descriptor: Int32) -> sockaddr_in {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return address
    }
}
