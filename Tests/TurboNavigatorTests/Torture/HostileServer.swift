import TestSupport
import TurboTestSupport

/// Paths with every kind of response that a server can send, valid or not.
@MainActor
final class HostileServer {
    /// The response of a path. `slow` waits for the gate, `never` forever.
    enum Kind: String, CaseIterable {
        case page, slow, never, dropped, truncated, redirect, circle, host, port, modal, back
        case notFound, broken, empty, none, json, plain
    }

    /// Another origin, on another port.
    let other: TestServer
    private let server: TestServer
    private var gate = ResponseGate()

    init(_ server: TestServer) throws {
        self.server = server
        other = try TestServer()
        for kind in Kind.allCases {
            for name in Self.names {
                let path = "/\(kind)/\(name)"
                server.route(path) { [weak self] _ in self?.reply(kind, path) ?? .dropped }
            }
        }
        server.route("/form") { [weak self] request in
            self?.response(to: String(decoding: request.body, as: UTF8.self)) ?? .dropped
        }
    }

    /// By the rules, `new` is a modal page.
    static let names = ["1", "2", "new"]

    static func path(_ dice: inout Dice) -> String {
        // Every other page is an ordinary one: if all fail, nothing happens.
        let kind = dice.roll(2) == 0 ? Kind.page : Kind.allCases[dice.roll(Kind.allCases.count)]
        return "/\(kind)/\(names[dice.roll(names.count)])"
    }

    /// Sends the held responses, and later ones until `holdBack`: a request may be on its way.
    func release() {
        gate.open()
    }

    func holdBack() {
        gate = ResponseGate()
    }

    private func reply(_ kind: Kind, _ path: String) -> TestResponse {
        let page = TestResponse.html(Self.html(path))
        return switch kind {
        case .page: page
        case .slow: .gated(gate, page)
        case .never: .never
        case .dropped: .dropped
        case .truncated: .truncated(Self.html(path))
        case .redirect: .redirect(to: "/page/2", status: 302)
        case .circle: .redirect(to: path, status: 302)
        case .host: .redirect(to: server.url("/page/1", host: "localhost").absoluteString, status: 302)
        case .port: .redirect(to: other.url("/page/1").absoluteString, status: 302)
        case .modal: .redirect(to: "/page/new", status: 302)
        case .back: .redirect(to: "/recede_historical_location", status: 302)
        case .notFound: .html(Self.html(path), status: 404)
        case .broken: .html(Self.html(path), status: 500)
        case .empty: .html("")
        case .none: .html("", status: 204)
        case .json: .json("{}")
        case .plain: .html("<title>\(path)</title><p>No Turbo here.</p>")
        }
    }

    /// A form names its response. One without a response would never end, and is dropped instead.
    private func response(to body: String) -> TestResponse {
        let name = body.replacingOccurrences(of: "answer=", with: "").removingPercentEncoding ?? ""
        switch Kind(rawValue: name) {
        case .page: return .redirect(to: "/page/1", status: 303)
        case .modal: return .redirect(to: "/page/new", status: 303)
        case .redirect: return .redirect(to: "/redirect/1", status: 303)
        case .notFound: return .html(Self.html("/form"), status: 422)
        case .never, nil: return .dropped
        case let kind?: return reply(kind, "/form")
        }
    }

    /// A page that names itself in title and body, with a form, and a count of forms under way.
    private static func html(_ path: String) -> String {
        """
        <!DOCTYPE html><html><head><title>\(path)</title>\(TurboLibrary.turbo.tag)<script>
        if (window.forms === undefined) {
          window.forms = 0
          addEventListener("turbo:submit-start", () => window.forms++)
          addEventListener("turbo:submit-end", () => window.forms--)
        }
        </script></head>
        <body><h1>\(path)</h1><form method=post action=/form><input name=answer></form></body></html>
        """
    }
}
