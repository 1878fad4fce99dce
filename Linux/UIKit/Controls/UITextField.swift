internal import CGTK
internal import GObjectKit

/// A line of text that the user can edit.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    private var isSetting = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_entry_new()))
        connectEvents()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text of the field. It is never nil when read.
    open var text: String? {
        get { String(cString: gtk_editable_get_text(widget.opaque)) }
        set {
            isSetting = true
            gtk_editable_set_text(widget.opaque, newValue ?? "")
            isSetting = false
        }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        didSet {
            gtk_entry_set_placeholder_text(widget.cast(), placeholder)
            // As on iOS, the placeholder is the accessibility label of a field that has no other.
            if let placeholder, accessibilityLabel == nil { widget.setAccessibleLabel(placeholder) }
        }
    }

    /// Whether the text is shown as dots.
    open var isSecureTextEntry = false {
        didSet { gtk_entry_set_visibility(widget.cast(), isSecureTextEntry ? 0 : 1) }
    }

    /// The keyboard for the text. On Linux it is the purpose that on-screen keyboards and input methods are given.
    open var keyboardType = UIKeyboardType.default {
        didSet { gtk_entry_set_input_purpose(widget.cast(), keyboardType.purpose) }
    }

    /// What the text is: on Linux it is only kept.
    open var textContentType: UITextContentType!

    /// Which letters a keyboard on the screen capitalizes by itself. The default is the first of each sentence.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { updateHints() }
    }

    /// Whether the text is corrected while the user types.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { updateHints() }
    }

    private func updateHints() {
        let correction = autocorrectionType == .no ? GTK_INPUT_HINT_NO_SPELLCHECK : GTK_INPUT_HINT_NONE
        let hints = GtkInputHints(rawValue: autocapitalizationType.hint.rawValue | correction.rawValue)
        gtk_entry_set_input_hints(widget.cast(), hints)
    }

    open var adjustsFontForContentSizeCategory = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

    private func connectEvents() {
        widget.on("changed") { [weak self] _ in
            if let self, !self.isSetting { self.sendActions(for: .editingChanged) }
            return .unhandled
        }
        widget.on("activate") { [weak self] _ in
            self?.sendActions(for: .editingDidEndOnExit)
            self?.sendActions(for: .primaryActionTriggered)
            return .unhandled
        }
        let focus = GObjectReference(UnsafeMutableRawPointer(gtk_event_controller_focus_new()), .retaining)
        gtk_widget_add_controller(widget.widget, focus.opaque)
        for (signal, event) in [("enter", Event.editingDidBegin), ("leave", .editingDidEnd)] {
            focus.on(signal) { [weak self] _ in
                self?.sendActions(for: event)
                return .unhandled
            }
        }
    }
}
