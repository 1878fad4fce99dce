import TestSupport
import TurboNavigator
import TurboTestSupport
import WebKit

/// A page that counts how often it was asked for, with a field, and a way to refresh it as the server or a script does.
@MainActor
final class RefreshedPage {
    let app: AppDriver
    let path: String
    private(set) var requests = 0
    /// What the next requests are answered with in place of the page.
    var answer: SiteAnswer?

    /// - Parameters:
    ///   - method: `morph` or `replace`, as the page asks for it.
    ///   - field: attributes of the field.
    init(_ app: AppDriver, _ path: String = "/", method: String = "replace", field: String = "") {
        self.app = app
        self.path = path
        app.server.route(path) { [weak self] _ in
            guard let self else { return .dropped }
            self.requests += 1
            return self.answer ?? .html(Self.html(path, method, field, self.requests))
        }
    }

    private static func html(_ path: String, _ method: String, _ field: String, _ number: Int) -> String {
        """
        <!DOCTYPE html><html><head><title>\(path) \(number)</title>\(TurboScript.turbo.tag)
        <meta name="turbo-refresh-method" content="\(method)"><meta name="turbo-refresh-scroll" content="preserve"></head>
        <body><p id=number>\(number)</p><input id=field \(field)><div style="height: 5000px">tall</div></body></html>
        """
    }

    var webView: WKWebView { app.navigator.session.webView }

    /// Refreshes the page, as a stream of the server's does.
    func refresh(_ attributes: String = "") async throws {
        _ = try await webView.evaluateJavaScript(
            "Turbo.renderStreamMessage('<turbo-stream action=\"refresh\" \(attributes)></turbo-stream>'); 1")
    }

    /// The same, and waits for the end of the visit.
    func refreshed(_ attributes: String = "") async throws {
        try await refresh(attributes)
        try await app.log.next(.rendered(app.server.url(path)))
    }

    func value(_ script: String) async throws -> String {
        try await webView.evaluateJavaScript("String(\(script))") as? String ?? ""
    }

    /// What the server counted when it made the page in the web view.
    func number() async throws -> String { try await value("document.getElementById('number').textContent") }

    /// Types into the element that has the focus.
    func type(_ text: String) async throws {
        _ = try await value("document.execCommand('insertText', false, '\(text)')")
    }
}
