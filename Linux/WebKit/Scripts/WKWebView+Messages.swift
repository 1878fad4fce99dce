internal import UIKit

// Handling the reports of the page's frames.
extension WKWebView {
    func receive(_ report: FrameReport) {
        switch report {
        case .navigation(let announcement):
            frameNavigations.announce(announcement)
        case .dialog(let isTop, let url, let origin):
            askingFrame = frameInfo(isMain: isTop, url: url, origin: origin)
        case .tab(let isForward):
            moveKeyboardFocus(forward: isForward)
        case .horizontalScrollUnused:
            pageDidNotUseScroll()
        case .color(let color):
            documentColor = color
        case .message(let name, let body, let isTop, let url, let origin, let title):
            // NB: WebKitGTK updates the title in a separate task, after messages that the page posts meanwhile; 2.52
            // much later.
            if let title { freshTitle = title }
            deliver(name, body, from: frameInfo(isMain: isTop, url: url, origin: origin))
        }
    }

    func receiveStray(name: String, world: String?, body: Any) {
        deliver(name, body, from: WKFrameInfo(), inWorld: world)
    }

    /// - Parameter world: the world of the message; nil for the page's. Messages from our script are always the page's.
    private func deliver(_ name: String, _ body: Any, from frame: WKFrameInfo, inWorld world: String? = nil) {
        let message = WKScriptMessage(name: name, body: body, frameInfo: frame, webView: self)
        settings.userContentController.deliver(message, fromWorld: world)
    }
}
