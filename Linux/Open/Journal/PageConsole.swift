import Turbo
import WebKit

/// What the pages of a web view log, and the errors of their scripts.
@MainActor
enum PageConsole {
    private static let name = "turboNavigatorConsole"

    static func follow(_ webView: WKWebView, _ receive: @escaping @MainActor (JournalEntry.ConsoleLine) -> Void) {
        let content = webView.configuration.userContentController
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
        content.add(MessageReceiver { line(in: $0.body).map(receive) }, name: name)
    }

    /// Any script of a page can post here: nil for what isn't a line.
    private static func line(in body: Any) -> JournalEntry.ConsoleLine? {
        guard let parts = body as? [String], parts.count == 2, levels.contains(parts[0]) else { return nil }
        return JournalEntry.ConsoleLine(level: parts[0], text: String(parts[1].prefix(1000)))
    }

    private static let levels = ["debug", "log", "info", "warn", "error"]

    /// A page that logs without end is not followed any more.
    private static let script = """
        (() => {
          const handler = webkit.messageHandlers.\(name)
          let left = 500
          const text = value => {
            try {
              if (typeof value === "string") return value
              const isPlain = Array.isArray(value) || value?.constructor === Object
              return isPlain ? JSON.stringify(value) : String(value)
            } catch { return "?" }
          }
          const post = (level, values) => {
            if (left-- <= 0) return
            handler.postMessage([level, left === 0 ? "…" : values.map(text).join(" ").slice(0, 1000)])
          }
          for (const level of \(levels)) {
            const original = console[level]
            console[level] = (...values) => { post(level, values); original.apply(console, values) }
          }
          addEventListener("error", event => { if (event.message) post("error", [event.message]) })
          addEventListener("unhandledrejection", event => post("error", [event.reason]))
        })()
        """
}
