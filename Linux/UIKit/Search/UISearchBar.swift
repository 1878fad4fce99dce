internal import CGTK
internal import GObjectKit

/// The field in which the user looks for something.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// What it is called where the app says nothing.
    private static let name = "Search"
    private var isSetting = false
    /// Told before the delegate, for the controller of the search.
    var onChange: () -> Void = {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    private func setUp() {
        embed(GObjectReference(gtk_search_entry_new()))
        widget.setAccessibleLabel(Self.name)
        gtk_widget_set_margin_start(widget.widget, 12)
        gtk_widget_set_margin_end(widget.widget, 12)
        gtk_widget_set_margin_bottom(widget.widget, 6)
        widget.on("changed") { [weak self] _ in
            self?.textDidChange()
            return .unhandled
        }
        widget.on("activate") { [weak self] _ in
            if let self { self.delegate?.searchBarSearchButtonClicked(self) }
            return .unhandled
        }
        // Escape.
        widget.on("stop-search") { [weak self] _ in
            self?.cancel()
            return .unhandled
        }
    }

    /// Told what the user does. Held weakly.
    open weak var delegate: (any UISearchBarDelegate)?

    /// What stands in the field. What the app sets is not reported.
    open var text: String? {
        get { String(cString: gtk_editable_get_text(widget.opaque)) }
        set {
            isSetting = true
            gtk_editable_set_text(widget.opaque, newValue ?? "")
            isSetting = false
            onChange()
        }
    }

    /// What stands in the field while it is empty.
    open var placeholder: String? {
        didSet { drawPlaceholder() }
    }

    open override var canBecomeFirstResponder: Bool { true }

    var preferredHeight: CGFloat { isHidden ? 0 : measuredSize().height }

    // NB: GTK has a function for it only since 4.10.
    private func drawPlaceholder() {
        var value = GValue()
        g_value_init(&value, .string)
        g_value_set_string(&value, placeholder)
        g_object_set_property(widget.cast(), "placeholder-text", &value)
        g_value_unset(&value)
        widget.setAccessibleLabel(accessibilityLabel ?? placeholder ?? Self.name)
    }

    private func textDidChange() {
        guard !isSetting else { return }
        onChange()
        delegate?.searchBar(self, textDidChange: text ?? "")
    }

    private func cancel() {
        text = ""
        delegate?.searchBarCancelButtonClicked(self)
    }
}
