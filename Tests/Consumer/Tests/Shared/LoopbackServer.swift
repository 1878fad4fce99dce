import Foundation

/// HTTP on 127.0.0.1 and "localhost", on any free port. What has no route is 404. One request for each connection.
final class LoopbackServer: @unchecked Sendable {
    typealias Handler = @Sendable (LoopbackRequest) -> LoopbackReply

    let port: Int
    private let socket: ListeningSocket
    private let lock = NSLock()
    private var routes: [String: Handler] = [:]
    private var received: [LoopbackRequest] = []

    init() throws {
        socket = try ListeningSocket()
        port = socket.port
        Thread.detachNewThread { [weak self, socket] in
            while let connection = socket.accept() {
                // A browser opens connections that it does not use yet: each waits on its own.
                DispatchQueue.global().async { [weak self] in self?.answer(connection) }
            }
        }
    }

    deinit {
        socket.close()
    }

    func route(_ path: String, _ handler: @escaping Handler) {
        lock.withLock { routes[path] = handler }
    }

    /// What has been asked for, in order.
    var requests: [LoopbackRequest] { lock.withLock { received } }

    func url(_ path: String, host: String = "127.0.0.1") -> URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = host
        components.port = port
        components.path = path
        return components.url ?? URL(fileURLWithPath: path)
    }

    private func answer(_ connection: Int32) {
        defer { ListeningSocket.close(connection) }
        guard let request = LoopbackRequest(head: ListeningSocket.readHead(of: connection)) else { return }
        let handler = lock.withLock {
            received.append(request)
            return routes[request.path]
        }
        let reply = handler?(request) ?? LoopbackReply(status: 404, html: "<title>404</title>")
        ListeningSocket.write(reply.data, to: connection)
    }
}
