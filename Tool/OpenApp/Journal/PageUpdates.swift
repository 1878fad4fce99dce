import TurboSession
import WebKit

/// The updates of a web view's pages by Turbo's frames and streams.
@MainActor
enum PageUpdates {
    private static let name = "turboNavigatorUpdates"

    static func observe(_ webView: WKWebView, _ receive: @escaping @MainActor (JournalEntry.PageUpdate) -> Void) {
        let content = webView.configuration.userContentController
        // The page's scripts can't post to a handler of another world.
        content.addUserScript(
            WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false, in: .defaultClient))
        content.add(WeakMessageHandler { update(in: $0.body).map(receive) }, contentWorld: .defaultClient, name: name)
    }

    private static func update(in body: Any) -> JournalEntry.PageUpdate? {
        guard let parts = body as? [String], let kind = parts.first else { return nil }
        let texts = parts.dropFirst().map { String($0.prefix(1000)) }
        switch (kind, texts.count) {
        case ("frame", 2), ("missing", 2): return .frame(id: texts[0], url: texts[1], isMissing: kind == "missing")
        case ("stream", 3): return Int(texts[2]).map { .stream(action: texts[0], target: texts[1], count: $0) }
        default: return nil
        }
    }

    private static let script = "(\(JavaScript.updates))(\"\(name)\")"
}
