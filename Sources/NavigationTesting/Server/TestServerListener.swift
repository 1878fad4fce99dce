import Foundation

/// An HTTP server on a port of this machine, with a thread for each client and one request for each connection.
package final class TestServerListener: @unchecked Sendable {
    // Unchecked: mutable state is behind the lock, the rest is set once.
    package typealias Receiver = @Sendable (TestRequest, TestServerConnection) -> Void

    /// The requested port, or the free one that was chosen.
    package var port: Int { socket.port }
    private let socket: ListeningSocket
    private let receive: Receiver
    private let lock = NSLock()
    private var connections: [ObjectIdentifier: TestServerConnection] = [:]
    private var isStopped = false

    /// - Parameters:
    ///   - port: the port; 0 for any free one.
    ///   - receive: called on a thread of the connection. It responds now or later, and ends the connection.
    /// - Throws: ``TestServerError`` if the port is in use.
    package init(port: Int = 0, _ receive: @escaping Receiver) throws {
        self.receive = receive
        socket = try ListeningSocket(port: port)
        Thread.detachNewThread { [weak self, socket] in
            socket.acceptClients { connection in self?.accept(connection) ?? false }
        }
    }

    deinit {
        stop()
    }

    /// Stops accepting connections, and closes the open ones.
    package func stop() {
        let open: [TestServerConnection] = lock.withLock {
            guard !isStopped else { return [] }
            isStopped = true
            return Array(connections.values)
        }
        socket.shutDown()
        open.forEach { $0.interrupt() }
    }

    /// Serves a client on a new thread. Returns false once the listener has stopped.
    private func accept(_ connection: TestServerConnection) -> Bool {
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

    private func forget(_ connection: TestServerConnection) {
        lock.withLock { connections[ObjectIdentifier(connection)] = nil }
    }
}
