import Foundation

/// A web site in the process of the test: pages as values, and a record of what was asked for.
///
///     let site = try SiteDouble(script: .fromEnvironment())
///     site.page("/", links: ["/posts", "/posts/new"])
///     site.route("/posts") { request in
///         request.method == "POST" ? .redirect(to: "/posts/1", status: 303) : .page(SitePage("Posts"))
///     }
///
/// It answers as "127.0.0.1" and as "localhost", which are two origins. What has no route is 404.
@preconcurrency @MainActor
public final class SiteDouble {
    /// Answers a request.
    public typealias Handler = @MainActor (SiteRequest) -> SiteAnswer

    /// The port that it listens on.
    public let port: Int

    /// What has been asked for, in order.
    public private(set) var requests: [SiteRequest] = []

    /// The script that the pages load; nil for none.
    public let script: PageScript?

    /// Answers what has no route: with 404 by default.
    public var fallback: Handler = { _ in .html("<title>404</title>", status: 404) }

    private let listener: SiteListener
    var routes: [String: Handler] = [:]
    /// Requests without an answer. A connection that nobody holds is closed.
    private var open: [ObjectIdentifier: (request: SiteRequest, connection: SiteConnection)] = [:]

    /// - Parameters:
    ///   - script: the build of Turbo that your web app has in use; nil for pages without a script.
    ///   - port: 0 for any free one, which is the default. An app whose URL is fixed, such as `http://localhost:3000`, is
    ///     tested with that port.
    /// - Throws: ``SiteError`` if the port is taken.
    public init(script: PageScript? = nil, port: Int = 0) throws {
        self.script = script
        let receiver = Receiver()
        listener = try SiteListener(port: port) { request, connection in
            // In the order of their arrival, as the main queue takes them.
            DispatchQueue.main.async {
                MainActor.assumeIsolated { receiver.receive(request, connection) }
            }
        }
        self.port = listener.port
        receiver.site = self
        if let script { serve(script) }
    }

    /// The URL of a path, which may have a query and a fragment.
    ///
    /// - Parameter host: "127.0.0.1" by default; the other one is "localhost".
    public func url(_ path: String = "/", host: String = "127.0.0.1") -> URL {
        guard let url = URL(string: "http://\(host):\(port)\(path)") else {
            preconditionFailure("\(path) is not the path of a URL")
        }
        return url
    }

    /// Answers a path, given without a query.
    public func route(_ path: String, _ handler: @escaping Handler) {
        routes[path] = handler
    }

    /// Answers a path with the same answer each time.
    public func route(_ path: String, _ answer: SiteAnswer) {
        route(path) { _ in answer }
    }

    /// Forgets what has been asked for.
    public func clearRequests() {
        requests = []
    }

    /// Requests that have no answer yet: those behind a gate, for example.
    public var unanswered: [SiteRequest] { open.values.map(\.request) }

    /// Refuses connections from now on, and closes those that are open.
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

    /// The listener holds this, not the site.
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
