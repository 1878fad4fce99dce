import Foundation
import PageText

/// Tells which scripts of a page could not be loaded. Runs in the main frame at the start of the document, before there
/// is a script to fail, and in the world of `TapScript`: no script of a page can post there. A page whose scripts all
/// come sends nothing.
enum ScriptWatch {
    static let handlerName = "turboScripts"
    /// Characters of a URL.
    private static let longest = 500

    /// The URL that the script told; nil for one that no server has, such as `data:`.
    static func url(_ body: Any) -> URL? {
        guard let text = body as? String, let url = URL(pageText: String(text.unicodeScalars.prefix(longest))) else {
            return nil
        }
        return Origin(url).isWeb ? url : nil
    }

    /// NB: when what a module imports is missing, the event is that of the element with the module. If that has no URL,
    /// the URL of Turbo in its text is taken.
    static let source = #"""
        (() => {
          const told = new Set()
          const inText = (text) => text.slice(0, 10000).match(/https?:[^"'`\s]{0,400}turbo[^"'`\s]{0,100}/i)?.[0] ?? ""
          const address = (element) => {
            if (element instanceof HTMLScriptElement) return element.src || inText(element.text)
            return element instanceof HTMLLinkElement && element.rel === "modulepreload" ? element.href : ""
          }
          addEventListener("error", ({ isTrusted, target }) => {
            const url = isTrusted ? address(target).slice(0, 500) : ""
            // A page may have any number of them.
            if (!url || told.has(url) || told.size >= 10) return
            told.add(url)
            window.webkit?.messageHandlers.turboScripts?.postMessage(url)
          }, true)
        })()
        """#
}
