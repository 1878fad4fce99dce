import TurboSession
import WebKit

/// The console output of a web view's pages, and the errors of their scripts.
@MainActor
enum PageConsole {
    private static let name = "turboNavigatorConsole"

    static func observe(_ webView: WKWebView, _ receive: @escaping @MainActor (JournalEntry.ConsoleLine) -> Void) {
        let content = webView.configuration.userContentController
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
        content.add(WeakMessageHandler { line(in: $0.body).map(receive) }, name: name)
    }

    /// Returns nil for other values, because any script of a page can post to this handler.
    private static func line(in body: Any) -> JournalEntry.ConsoleLine? {
        guard let parts = body as? [String], parts.count == 2, levels.contains(parts[0]) else { return nil }
        return JournalEntry.ConsoleLine(level: parts[0], text: String(parts[1].prefix(1000)))
    }

    private static let levels = ["debug", "log", "info", "warn", "error"]

    private static let script = "(\(JavaScript.console))(\"\(name)\", \(levels))"
}
