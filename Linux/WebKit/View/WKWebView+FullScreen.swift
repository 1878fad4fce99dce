internal import GObjectKit
internal import UIKit

// Elements of a page in full screen. WebKitGTK makes the window fill the screen, and the window shows only the page.
extension WKWebView {
    /// NB: handling a signal means to refuse.
    func connectFullScreen() {
        engine.on("enter-fullscreen") { [weak self] _ in
            guard let self else { return .handled }
            self.hasSeenFullScreen = true
            guard self.visibleWindow != nil, let window = self.window else { return .handled }
            self.enterFullScreen(in: window)
            return .unhandled
        }
        engine.on("leave-fullscreen") { [weak self] _ in
            if self?.fullScreenWindow?.isLeavingFullScreen == false { self?.endFullScreen() }
            return .unhandled
        }
    }

    private func enterFullScreen(in window: UIWindow) {
        let site = committedURL?.host ?? ""
        let hint = SystemText.pressEscape.text(site.isEmpty ? AppIdentity.current.name : site)
        window.showInFullScreen(self, hint: hint) { [weak self] in
            let script = "if (document.fullscreenElement) await document.exitFullscreen()"
            self?.call(script, [:], in: nil, .page) { _ in self?.endFullScreen() }
        }
        fullScreenWindow = window
    }

    /// Shows the page in its view again, because it has left full screen, or its process has ended.
    func endFullScreen() {
        let window = fullScreenWindow
        fullScreenWindow = nil
        window?.endFullScreen()
    }
}

extension WKWebView {
    /// The states of an element in full screen.
    public enum FullscreenState: Int, Sendable {
        case notInFullscreen
        case enteringFullscreen
        case inFullscreen
        case exitingFullscreen
    }
}
