import TestSupport
import TurboNavigator
import TurboTestSupport
import WebKit

/// A page with a field that counts its requests, and can be refreshed as by the server or a script.
@MainActor
final class RefreshedPage {
    let app: AppDriver
    let path: String
    private(set) var requests = 0
    /// The response of the next requests in place of the page.
    var response: TestResponse?

    /// - Parameters:
    ///   - method: `morph` or `replace`, as the page asks for it.
    ///   - field: attributes of the field.
    convenience init(_ app: AppDriver, _ path: String = "/", method: String = "replace", field: String = "") {
        self.init(app, path, method: method) { _ in
            "<input id=field \(field)><div style=\"height: 5000px\">tall</div>"
        }
    }

    /// - Parameter body: what the page contains below its number, for the number of the request.
    init(_ app: AppDriver, _ path: String = "/", method: String, body: @escaping (Int) -> String) {
        self.app = app
        self.path = path
        app.server.route(path) { [weak self] _ in
            guard let self else { return .dropped }
            self.requests += 1
            return self.response ?? .html(Self.html(path, method, body(self.requests), self.requests))
        }
    }

    private static func html(_ path: String, _ method: String, _ body: String, _ number: Int) -> String {
        """
        <!DOCTYPE html><html><head><title>\(path) \(number)</title>\(TurboLibrary.turbo.tag)
        <meta name="turbo-refresh-method" content="\(method)"><meta name="turbo-refresh-scroll" content="preserve"></head>
        <body><p id=number>\(number)</p>\(body)</body></html>
        """
    }

    var webView: WKWebView { app.navigator.session.webView }

    /// Refreshes the page, as a stream of the server's does.
    func refresh(_ attributes: String = "") async throws {
        _ = try await webView.evaluateJavaScript(
            "Turbo.renderStreamMessage('<turbo-stream action=\"refresh\" \(attributes)></turbo-stream>'); 1")
    }

    /// Refreshes the page, and waits for the end of the visit.
    func refreshed(_ attributes: String = "") async throws {
        try await refresh(attributes)
        try await app.log.next(.rendered(app.server.url(path)))
    }

    func value(_ script: String) async throws -> String {
        try await webView.evaluateJavaScript("String(\(script))") as? String ?? ""
    }

    /// The number of the request of the current page.
    func number() async throws -> String { try await value("document.getElementById('number').textContent") }

    /// Types into a field.
    func type(_ text: String, into field: String) async throws {
        _ = try await value("\(field).focus()")
        try await type(text)
    }

    /// Types into the element that has the focus.
    func type(_ text: String) async throws {
        _ = try await value("document.execCommand('insertText', false, '\(text)')")
    }
}
