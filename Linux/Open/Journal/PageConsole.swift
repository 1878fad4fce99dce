import Foundation
import WebKit

/// What the pages of a web view log, and the errors of their scripts.
@MainActor
enum PageConsole {
    private static let name = "turboNavigatorConsole"

    static func follow(_ webView: WKWebView, _ receive: @escaping @MainActor (JournalEntry.ConsoleLine) -> Void) {
        let content = webView.configuration.userContentController
        content.addUserScript(WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: false))
        content.add(Receiver(receive), name: name)
    }

    /// WebKit retains its handlers.
    private final class Receiver: NSObject, WKScriptMessageHandler {
        private let receive: @MainActor (JournalEntry.ConsoleLine) -> Void

        init(_ receive: @escaping @MainActor (JournalEntry.ConsoleLine) -> Void) {
            self.receive = receive
        }

        func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            // Any script of a page can post here: what isn't such a line is left out.
            guard let parts = message.body as? [String], parts.count == 2 else { return }
            receive(JournalEntry.ConsoleLine(level: parts[0], text: String(parts[1].prefix(1000))))
        }
    }

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
          for (const level of ["debug", "log", "info", "warn", "error"]) {
            const original = console[level]
            console[level] = (...values) => { post(level, values); original.apply(console, values) }
          }
          addEventListener("error", event => { if (event.message) post("error", [event.message]) })
          addEventListener("unhandledrejection", event => post("error", [event.reason]))
        })()
        """
}
