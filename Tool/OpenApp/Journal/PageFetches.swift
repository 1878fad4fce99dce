import Foundation
import TurboSession
import WebKit

/// The bodies of requests that scripts of a web view's pages make, such as Turbo. WebKitGTK doesn't have them.
@MainActor
enum PageFetches {
    private static let name = "turboNavigatorFetches"
    /// The number of characters of a body that are read.
    private static let limit = 65_536

    static func observe(_ webView: WKWebView, _ receive: @escaping @MainActor (JournalEntry.Fetch) -> Void) {
        let content = webView.configuration.userContentController
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
        content.add(WeakMessageHandler { fetch(in: $0.body).map(receive) }, name: name)
    }

    /// Returns nil for other values, because any script of a page can post to this handler.
    private static func fetch(in body: Any) -> JournalEntry.Fetch? {
        guard let parts = body as? [String], parts.count == 6, let time = Double(parts[5]) else { return nil }
        let texts = parts.map { String($0.prefix(limit)) }
        return JournalEntry.Fetch(
            method: texts[0], url: texts[1], sent: texts[2], responseURL: texts[3], received: texts[4],
            began: Date(timeIntervalSince1970: time / 1000))
    }

    private static let script = "(\(JavaScript.fetches))(\"\(name)\", \(limit))"
}
