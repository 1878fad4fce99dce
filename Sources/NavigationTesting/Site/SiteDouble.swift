import Foundation

/// A test server in the process of the test, with pages as values and a list of the requests.
///
///     let site = try SiteDouble(script: .fromEnvironment())
///     site.page("/", links: ["/posts", "/posts/new"])
///     site.route("/posts") { request in
///         request.method == "POST" ? .redirect(to: "/posts/1", status: 303) : .page(SitePage("Posts"))
///     }
///
/// It is reachable as "127.0.0.1" and as "localhost", which are two origins. The response to a path without a route is 404.
@preconcurrency @MainActor
public final class SiteDouble {
    /// Returns the response to a request.
    public typealias Handler = @MainActor (SiteRequest) -> SiteAnswer

    /// The port that it listens on.
    public let port: Int

    /// The requests, in order.
    public private(set) var requests: [SiteRequest] = []

    /// The Turbo build that the pages load; nil for none.
    public let script: PageScript?

    /// Returns the response to a request without a route; 404 by default.
    public var fallback: Handler = { _ in .html("<title>404</title>", status: 404) }

    private let listener: SiteListener
    var routes: [String: Handler] = [:]
    /// Requests without a response. A connection that isn't retained is closed.
    private var open: [ObjectIdentifier: (request: SiteRequest, connection: SiteConnection)] = [:]

    /// - Parameters:
    ///   - script: the Turbo build that your web app uses; nil for pages without it.
    ///   - port: the port; 0, the default, for any free one. Use a fixed port to test an app with a fixed URL, such as
    ///     `http://localhost:3000`.
    /// - Throws: ``SiteError`` if the port is in use.
    public init(script: PageScript? = nil, port: Int = 0) throws {
        self.script = script
        let receiver = Receiver()
        listener = try SiteListener(port: port) { request, connection in
            // On the main queue, which keeps the order of arrival.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { receiver.receive(request, connection) }
            }
        }
        self.port = listener.port
        receiver.site = self
        if let script { serve(script) }
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
    ///   - answer: the response.
    public func route(_ path: String, _ answer: SiteAnswer) {
        route(path) { _ in answer }
    }

    /// Removes all requests from ``requests``.
    public func clearRequests() {
        requests = []
    }

    /// The requests that have no response yet, such as those behind a gate.
    public var unanswered: [SiteRequest] { open.values.map(\.request) }

    /// Stops accepting connections, and closes the open ones.
    public func stop() {
        listener.stop()
        open.values.forEach { $0.connection.end() }
        open = [:]
    }

    private func serve(_ script: PageScript) {
        route(script.path) { _ in
            .content(
                Data(script.source.utf8), type: "text/javascript", status: 200,
                headers: ["Cache-Control": "max-age=600"])
        }
    }

    private func receive(_ request: SiteRequest, _ connection: SiteConnection) {
        requests.append(request)
        let answer = (routes[request.path] ?? fallback)(request)
        open[ObjectIdentifier(connection)] = (request, connection)
        perform(answer, SiteReply(to: request, over: connection)) { [weak self] in
            self?.open[ObjectIdentifier(connection)] = nil
        }
    }

    private func perform(_ answer: SiteAnswer, _ reply: SiteReply, done: @escaping @MainActor () -> Void) {
        switch answer {
        case .delayed(let seconds, let answer):
            Task { [self] in
                try await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1_000_000_000))
                perform(answer, reply, done: done)
            }
        case .gated(let gate, let answer): gate.whenOpen { self.perform(answer, reply, done: done) }
        case .never: break
        case .page(let page, let status, let headers):
            perform(.html(page.html(script: script), status: status, headers: headers), reply, done: done)
        default:
            done()
            reply.send(answer)
        }
    }

    /// Retained by the listener, instead of the test server itself.
    @MainActor
    private final class Receiver {
        weak var site: SiteDouble?

        nonisolated init() {}

        func receive(_ request: SiteRequest, _ connection: SiteConnection) {
            guard let site else { return connection.end() }
            site.receive(request, connection)
        }
    }
}
