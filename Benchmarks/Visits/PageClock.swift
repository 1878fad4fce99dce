import Foundation
import WebKit

/// JavaScript that measures each visit in the page: from its start to the frame in which its page is visible.
enum PageClock {
    @MainActor
    static func add(to webView: WKWebView) {
        webView.configuration.userContentController.addUserScript(
            WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    }

    /// Returns the time of the last visit, in seconds.
    @MainActor
    static func seconds(in webView: WKWebView) async throws -> TimeInterval {
        let script = "while (visitClock.end === null) await new Promise(requestAnimationFrame); return visitClock.time()"
        let milliseconds = try await webView.callAsyncJavaScript(script, contentWorld: .page) as? NSNumber
        return (milliseconds?.doubleValue ?? .nan) / 1000
    }

    /// Runs JavaScript that leads to a visit, and waits for its end.
    ///
    /// - Returns: its time, in seconds.
    @MainActor
    static func seconds(of script: String, in webView: WKWebView) async throws -> TimeInterval {
        _ = try await webView.callAsyncJavaScript(
            """
            const begun = new Promise(done => addEventListener("turbo:visit", done, { once: true }))
            \(script)
            await begun
            """, contentWorld: .page)
        return try await seconds(in: webView)
    }

    /// The clock starts with the proposal for a tap, with the submission for a form, with the visit for the app or the
    /// history, and with the navigation for a document.
    private static let source = """
        window.visitClock = {
          start: 0,
          end: null,
          begin() { this.start = performance.now(); this.end = null },
          time() { return this.end - this.start }
        }
        for (const event of ["turbo:before-visit", "turbo:submit-start"]) {
          addEventListener(event, () => visitClock.begin())
        }
        addEventListener("turbo:visit", () => { if (visitClock.end !== null) visitClock.begin() })
        addEventListener("turbo:load", () => {
          requestAnimationFrame(() => requestAnimationFrame(() => visitClock.end = performance.now()))
        })
        """
}
