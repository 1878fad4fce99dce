import Foundation

/// A test server in the process of the test, with pages as values and a list of the requests.
///
///     let server = try TestServer(turbo: .fromEnvironment())
///     server.page("/", links: ["/posts", "/posts/new"])
///     server.route("/posts") { request in
///         request.method == "POST" ? .redirect(to: "/posts/1", status: 303) : .page(TestPage("Posts"))
///     }
///
/// It is reachable as "127.0.0.1" and as "localhost", which are two origins. The response to a path without a route is
/// 404.
@preconcurrency @MainActor
public final class TestServer {
    /// Returns the response to a request.
    public typealias Handler = @MainActor (TestRequest) -> TestResponse

    /// The port that it listens on.
    public let port: Int

    /// The requests, in order.
    public private(set) var requests: [TestRequest] = []

    /// The Turbo build that the pages load; nil for none.
    public let turbo: TurboBuild?

    /// Returns the response to a request without a route; 404 by default.
    public var fallback: Handler = { _ in .html("<title>404</title>", status: 404) }

    private let listener: TestServerListener
    var routes: [String: Handler] = [:]
    /// Requests without a response. A connection that isn't retained is closed.
    private var open: [ObjectIdentifier: (request: TestRequest, connection: TestServerConnection)] = [:]

    /// - Parameters:
    ///   - turbo: the Turbo build that your web app uses; nil for pages without it.
    ///   - port: the port; 0, the default, for any free one. Use a fixed port to test an app with a fixed URL, such as
    ///     `http://localhost:3000`.
    /// - Throws: ``TestServerError`` if the port is in use.
    public init(turbo: TurboBuild? = nil, port: Int = 0) throws {
        self.turbo = turbo
        let receiver = Receiver()
        listener = try TestServerListener(port: port) { request, connection in
            // On the main queue, which keeps the order of arrival.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { receiver.receive(request, connection) }
            }
        }
        self.port = listener.port
        receiver.server = self
        if let turbo { serve(turbo) }
    }

    /// Returns the URL of a path, which may have a query and a fragment.
    ///
    /// - Parameter host: "127.0.0.1", the default, or "localhost".
    public func url(_ path: String = "/", host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "http://\(host):\(port)\(path)") else {
            preconditionFailure("\(path) is not the path of a URL")
        }
        return url
    }

    /// Adds a handler for a path. It replaces an earlier one.
    ///
    /// - Parameters:
    ///   - path: the path, without a query.
    ///   - handler: returns the response to each request.
    public func route(_ path: String, _ handler: @escaping Handler) {
        routes[path] = handler
    }

    /// Adds the same response for each request of a path. It replaces an earlier one.
    ///
    /// - Parameters:
    ///   - path: the path, without a query.
    ///   - response: the response to each request.
    public func route(_ path: String, _ response: TestResponse) {
        route(path) { _ in response }
    }

    /// Removes all requests from ``requests``.
    public func clearRequests() {
        requests = []
    }

    /// The requests that have no response yet, such as those behind a gate.
    public var pendingRequests: [TestRequest] { open.values.map(\.request) }

    /// Stops accepting connections, and closes the open ones.
    public func stop() {
        listener.stop()
        open.values.forEach { $0.connection.end() }
        open = [:]
    }

    private func serve(_ turbo: TurboBuild) {
        route(turbo.path) { _ in
            .content(
                Data(turbo.source.utf8), type: "text/javascript", status: 200,
                headers: ["Cache-Control": "max-age=600"])
        }
    }

    private func receive(_ request: TestRequest, _ connection: TestServerConnection) {
        requests.append(request)
        let response = (routes[request.path] ?? fallback)(request)
        open[ObjectIdentifier(connection)] = (request, connection)
        perform(response, ResponseWriter(to: request, over: connection)) { [weak self] in
            self?.open[ObjectIdentifier(connection)] = nil
        }
    }

    private func perform(_ response: TestResponse, _ reply: ResponseWriter, done: @escaping @MainActor () -> Void) {
        switch response {
        case .delayed(let seconds, let response):
            Task { [self] in
                try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
                perform(response, reply, done: done)
            }
        case .gated(let gate, let response): gate.whenOpen { self.perform(response, reply, done: done) }
        case .begun(let response, let bytes, let gate):
            reply.begin(response, bytes: bytes, isBroken: gate == nil)
            guard let gate else { return done() }
            gate.whenOpen {
                done()
                reply.finish(response, after: bytes)
            }
        case .broken(let response, let bytes, let gate):
            reply.begin(response, bytes: bytes, isBroken: false)
            gate.whenOpen {
                done()
                reply.end()
            }
        case .never: break
        case .page(let page, let status, let headers):
            perform(.html(page.html(turbo: turbo), status: status, headers: headers), reply, done: done)
        default:
            done()
            reply.send(response)
        }
    }

    /// Retained by the listener, instead of the test server itself.
    @MainActor
    private final class Receiver {
        weak var server: TestServer?

        nonisolated init() {}

        func receive(_ request: TestRequest, _ connection: TestServerConnection) {
            guard let server else { return connection.end() }
            server.receive(request, connection)
        }
    }
}
