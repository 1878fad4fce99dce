internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// JavaScript dialogs. The page is suspended until they are closed.
extension WKWebView {
    func connectDialogs() {
        engine.on("script-dialog") { [weak self] arguments in
            guard let self, let pointer = arguments.pointer(1) else { return .unhandled }
            let dialog = ScriptDialog(OpaquePointer(pointer))
            // A frame that didn't report itself is unknown.
            let frame = self.askingFrame ?? WKFrameInfo()
            self.askingFrame = nil
            // NB: WebKitGTK crashes if a dialog is closed before this signal handler returns.
            Task { self.show(dialog, from: frame) }
            return .handled
        }
    }

    private func show(_ dialog: ScriptDialog, from frame: WKFrameInfo) {
        switch dialog.kind {
        case WEBKIT_SCRIPT_DIALOG_ALERT: alert(dialog, frame)
        case WEBKIT_SCRIPT_DIALOG_CONFIRM: confirm(dialog, frame)
        case WEBKIT_SCRIPT_DIALOG_PROMPT: prompt(dialog, frame)
        // `beforeunload`: as on iOS, the page is left without asking.
        default: dialog.close(confirmed: true)
        }
    }

    private func alert(_ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let reply = SingleReply(to: "runJavaScriptAlertPanel", otherwise: ()) { dialog.close() }
        guard let uiDelegate else { return reply(()) }
        uiDelegate.webView(
            self, runJavaScriptAlertPanelWithMessage: dialog.message, initiatedByFrame: frame,
            completionHandler: { reply(()) })
    }

    private func confirm(_ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let reply = SingleReply(to: "runJavaScriptConfirmPanel", otherwise: false) { dialog.close(confirmed: $0) }
        guard let uiDelegate else { return reply(false) }
        uiDelegate.webView(
            self, runJavaScriptConfirmPanelWithMessage: dialog.message, initiatedByFrame: frame,
            completionHandler: { reply($0) })
    }

    private func prompt(_ dialog: ScriptDialog, _ frame: WKFrameInfo) {
        let reply = SingleReply<String?>(to: "runJavaScriptTextInputPanel", otherwise: nil) { dialog.close(text: $0) }
        guard let uiDelegate else { return reply(nil) }
        uiDelegate.webView(
            self, runJavaScriptTextInputPanelWithPrompt: dialog.message, defaultText: dialog.defaultText,
            initiatedByFrame: frame, completionHandler: { reply($0) })
    }
}
