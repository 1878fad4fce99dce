internal import CGTK
internal import GObjectKit

/// A text field for searching.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The accessibility label, unless the app sets one.
    private static var name: String { SystemText.search.text() }
    private var isSetting = false
    /// Whether the user has changed the text since it was empty.
    private(set) var isEdited = false
    /// Called before the delegate, for the search controller.
    var onChange: () -> Void = {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(gtk_search_entry_new()))
        widget.setAccessibleLabel(Self.name)
        gtk_widget_set_margin_start(widget.widget, 12)
        gtk_widget_set_margin_end(widget.widget, 12)
        gtk_widget_set_margin_top(widget.widget, 6)
        gtk_widget_set_margin_bottom(widget.widget, 6)
        widget.on("changed") { [weak self] _ in
            self?.textDidChange()
            return .unhandled
        }
        widget.on("activate") { [weak self] _ in
            if let self { self.delegate?.searchBarSearchButtonClicked(self) }
            return .unhandled
        }
        // The Escape key.
        widget.on("stop-search") { [weak self] _ in
            self?.cancel()
            return .unhandled
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The delegate.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text of the field. Setting it doesn't call the delegate.
    open var text: String? {
        get { String(cString: gtk_editable_get_text(widget.opaque)) }
        set {
            isSetting = true
            gtk_editable_set_text(widget.opaque, newValue ?? "")
            isSetting = false
            if newValue?.isEmpty != false { isEdited = false }
            onChange()
        }
    }

    /// The text shown while the field is empty.
    open var placeholder: String? {
        didSet { drawPlaceholder() }
    }

    open override var canBecomeFirstResponder: Bool { true }

    var preferredHeight: CGFloat { isHidden ? 0 : measuredSize().height }

    // NB: before GTK 4.10 there is no function for it.
    private func drawPlaceholder() {
        widget.setProperty("placeholder-text", .string) { g_value_set_string($0, placeholder) }
        widget.setAccessibleLabel(accessibilityLabel ?? placeholder ?? Self.name)
    }

    private func textDidChange() {
        guard !isSetting else { return }
        isEdited = true
        onChange()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func cancel() {
        text = ""
        delegate?.searchBarCancelButtonClicked(self)
    }
}
