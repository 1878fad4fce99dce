internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

// The menu of the right mouse button and of the menu key. Only what cannot move the page behind the app's back is in it.
extension WKWebView {
    func connectContextMenu() {
        engine.on("context-menu") { [weak self] arguments in
            guard let self, let menu = arguments.pointer(1), let hit = arguments.pointer(2) else { return .handled }
            let target = ContextMenu.Target(OpaquePointer(hit))
            let hasEntries = ContextMenu(menu: OpaquePointer(menu)).reduce(
                openLink: self.entry(for: target.link, asFile: false),
                saveImage: self.entry(for: target.image, asFile: true))
            return hasEntries ? .unhandled : .handled
        }
    }

    private func entry(for text: String?, asFile: Bool) -> (() -> Void)? {
        guard let url = text.flatMap(URL.init(pageText:)) else { return nil }
        return { [weak self] in self?.follow(url, asFile: asFile) }
    }

    /// Asks about a URL as if its link had been tapped, and does what the delegate decides.
    private func follow(_ url: URL, asFile: Bool) {
        let frame = frameInfo(isMain: true, url: committedURL)
        let request = URLRequest(url: url)
        let action = WKNavigationAction(
            type: asFile ? .other : .linkActivated, request: request, sourceFrame: frame, targetFrame: frame,
            shouldPerformDownload: asFile)
        ask(about: action) { [weak self] policy in
            guard let self else { return }
            switch policy {
            case .cancel: break
            case .allow where asFile: break
            case .allow: self.load(request)
            case .download:
                guard let download = self.makeDownload(of: request) else { return }
                self.navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
            }
        }
    }
}
