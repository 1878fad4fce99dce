import Foundation

/// A port of this machine, with a thread for each client: HTTP with one request for each connection.
package final class SiteListener: @unchecked Sendable {
    // Unchecked: what changes is behind the lock, the rest is set once.
    package typealias Receiver = @Sendable (SiteRequest, SiteConnection) -> Void

    /// The port that was asked for, or a free one.
    package let port: Int
    private let descriptor: Int32
    private let receive: Receiver
    private let lock = NSLock()
    private var connections: [ObjectIdentifier: SiteConnection] = [:]
    private var isStopped = false

    /// - Parameters:
    ///   - port: 0 for any free one.
    ///   - receive: called on a thread of the connection. It answers now or later, and ends the connection.
    /// - Throws: ``SiteError`` if the port is taken.
    package init(port: Int = 0, _ receive: @escaping Receiver) throws {
        self.receive = receive
        descriptor = socket(AF_INET, Self.kind, 0)
        guard Self.bind(descriptor, to: port), listen(descriptor, 64) == 0 else {
            close(descriptor)
            throw SiteError("Port \(port) of this machine is taken. Use another one, or 0 for any that is free.")
        }
        self.port = Self.port(of: descriptor)
        let thread = Thread { [weak self, descriptor] in
            while true {
                let client = accept(descriptor, nil, nil)
                guard client >= 0 else { return }
                guard let self, self.take(SiteConnection(client)) else { return }
            }
        }
        thread.start()
    }

    deinit {
        stop()
    }

    /// Refuses connections from now on, and closes those that are open.
    package func stop() {
        let open: [SiteConnection] = lock.withLock {
            guard !isStopped else { return [] }
            isStopped = true
            // NB: to close it alone does not wake the thread that accepts.
            shutdown(descriptor, Int32(2))
            close(descriptor)
            return Array(connections.values)
        }
        open.forEach { $0.interrupt() }
    }

    /// Serves a client on a thread of its own.
    private func take(_ connection: SiteConnection) -> Bool {
        let isOpen = lock.withLock {
            if !isStopped { connections[ObjectIdentifier(connection)] = connection }
            return !isStopped
        }
        guard isOpen else { return false }
        Thread.detachNewThread { [receive, weak self] in
            if let request = connection.readRequest() {
                receive(request, connection)
            } else {
                connection.end()
            }
            self?.forget(connection)
        }
        return true
    }

    private func forget(_ connection: SiteConnection) {
        lock.withLock { connections[ObjectIdentifier(connection)] = nil }
    }

    #if canImport(Glibc)
        private static let kind = Int32(SOCK_STREAM.rawValue)
    #else
        private static let kind = SOCK_STREAM
    #endif

    private static func bind(_ descriptor: Int32, to port: Int) -> Bool {
        guard let number = UInt16(exactly: port) else { return false }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = number.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    private static func port(of descriptor: Int32) -> Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
