internal import CWebKitGTK
internal import GObjectKit
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
        case .escape(let isUsed):
            escapeIsUsed = isUsed
        case .horizontalScrollUnused:
            pageDidNotUseScroll()
        case .color(let color, let isDark):
            documentColor = color
            background.isDark = isDark
        case .password(let report, let url):
            pagePasswords.receive(report, from: url)
        case .message(let name, let body, let isTop, let url, let origin, let title):
            // NB: WebKitGTK updates the title in a separate task, after messages that the page posts meanwhile; 2.52
            // much later.
            if let title { freshTitle = title }
            deliver(name, body, from: frameInfo(isMain: isTop, url: url, origin: origin))
        }
    }

    /// Ends the process of a page that sends too many messages or navigates too often. A script that never returns
    /// couldn't be stopped otherwise.
    func endFlood() {
        Log.fault("a page's process was ended, because it sent more messages or navigated more than the app can handle")
        webkit_web_view_terminate_web_process(engine.cast())
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
