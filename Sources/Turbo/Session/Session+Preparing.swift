import WebKit

/// Before the first visit.
extension Session {
    package var hasBegunVisit: Bool { currentVisit != nil }

    /// Starts the engine's process that runs pages, so that the first visit finds it there.
    package func prepare() {
        // A view that has shown no page yet runs scripts all the same, and needs the process for them.
        webView.evaluateJavaScript("1", completionHandler: nil)
    }
}
