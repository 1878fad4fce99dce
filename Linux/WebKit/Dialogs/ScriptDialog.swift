internal import CWebKitGTK

/// A JavaScript dialog, retained until it is closed.
@MainActor
final class ScriptDialog {
    // A pointer isn't Sendable. This one never changes and is used only on the main actor.
    private nonisolated(unsafe) let dialog: OpaquePointer

    init(_ dialog: OpaquePointer) {
        self.dialog = dialog
        webkit_script_dialog_ref(dialog)
    }

    isolated deinit {
        webkit_script_dialog_unref(dialog)
    }

    var kind: WebKitScriptDialogType { webkit_script_dialog_get_dialog_type(dialog) }

    var message: String { webkit_script_dialog_get_message(dialog).map { String(cString: $0) } ?? "" }

    var defaultText: String? {
        webkit_script_dialog_prompt_get_default_text(dialog).map { String(cString: $0) }
    }

    func close() {
        webkit_script_dialog_close(dialog)
    }

    func close(confirmed: Bool) {
        webkit_script_dialog_confirm_set_confirmed(dialog, confirmed ? 1 : 0)
        close()
    }

    /// - Parameter text: the user's text; nil if the prompt was cancelled.
    func close(text: String?) {
        if let text { webkit_script_dialog_prompt_set_text(dialog, text) }
        close()
    }
}
