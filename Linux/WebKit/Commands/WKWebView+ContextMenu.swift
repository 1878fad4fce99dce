internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

// The menu of the right mouse button and of the menu key. It contains no items that would navigate without the app.
extension WKWebView {
    func connectContextMenu() {
        engine.on("context-menu") { [weak self] arguments in
            guard let self, self.visibleWindow != nil, let menu = arguments.pointer(1), let hit = arguments.pointer(2)
            else { return .handled }
            let target = ContextMenu.Target(OpaquePointer(hit))
            let isEditable = webkit_hit_test_result_context_is_editable(OpaquePointer(hit)) != 0
            let hasEntries = ContextMenu(menu: OpaquePointer(menu)).reduce(
                edits: isEditable
                    ? [
                        (.undo, self.action(of: WEBKIT_EDITING_COMMAND_UNDO)),
                        (.redo, self.action(of: WEBKIT_EDITING_COMMAND_REDO)),
                    ] : [],
                openLink: self.entry(for: target.link, asFile: false),
                openWindow: UIApplication.shared.supportsMultipleScenes
                    ? self.entry(for: target.link, asFile: false, modifierFlags: .control) : nil,
                saveImage: self.entry(for: target.image, asFile: true))
            return hasEntries ? .unhandled : .handled
        }
    }

    /// Returns the action that undoes or redoes the user's last change in the page. It is enabled if there is one.
    private func action(of command: String) -> GObjectReference {
        let action = ContextMenu.action(named: "tn-\(command.lowercased())") { [weak self] in self?.edit(command) }
        g_simple_action_set_enabled(action.opaque, 0)
        webkit_web_view_can_execute_editing_command(
            engine.cast(), command, nil, asyncReadyCallback,
            asyncReadyContext { engine, result in
                guard let engine else { return }
                let view = UnsafeMutableRawPointer(engine).assumingMemoryBound(to: WebKitWebView.self)
                let isPossible = webkit_web_view_can_execute_editing_command_finish(view, result, nil)
                g_simple_action_set_enabled(action.opaque, isPossible)
            })
        return action
    }

    private func entry(
        for text: String?, asFile: Bool, modifierFlags: UIKeyModifierFlags = []
    ) -> (() -> Void)? {
        guard let url = text.flatMap(URL.init(pageText:)) else { return nil }
        return { [weak self] in self?.follow(url, asFile: asFile, modifierFlags) }
    }

    /// Asks the delegate for the policy as if a link to the URL had been tapped, and performs it.
    private func follow(_ url: URL, asFile: Bool, _ modifierFlags: UIKeyModifierFlags) {
        let frame = frameInfo(isMain: true, url: committedURL)
        let request = URLRequest(url: url)
        let action = WKNavigationAction(
            type: asFile ? .other : .linkActivated, request: request, sourceFrame: frame, targetFrame: frame,
            shouldPerformDownload: asFile, isUserInitiated: true, modifierFlags: modifierFlags)
        let question = "decidePolicyFor navigationAction"
        let reply = SingleReply<WKNavigationActionPolicy>(to: question, otherwise: .cancel) { [weak self] policy in
            self?.perform(policy, action)
        }
        guard let navigationDelegate else { return reply(asFile ? .cancel : .allow) }
        navigationDelegate.webView(self, decidePolicyFor: action) { reply($0) }
    }

    private func perform(_ policy: WKNavigationActionPolicy, _ action: WKNavigationAction) {
        switch policy {
        case .cancel: break
        // A URL to be saved as a file isn't shown.
        case .allow: if !action.shouldPerformDownload { load(action.request) }
        case .download:
            guard let download = makeDownload(of: action.request) else { return }
            navigationDelegate?.webView(self, navigationAction: action, didBecome: download)
        }
    }
}
