internal import CGTK
internal import GObjectKit

/// The view of an alert: title, message, text fields and a button for each action.
@MainActor
final class AlertView: UIView {
    private let heading = AlertView.label("title-2")
    private let body = AlertView.label("body")
    private let text = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    private let scroller = GObjectReference(gtk_scrolled_window_new())
    private let buttons: GObjectReference
    private let choose: (UIAlertAction) -> Void
    private static let padding: CGFloat = 48
    private var preferred: GObjectReference?
    private var cancelling: GObjectReference?
    private let fields = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 8))
    private var firstField: UITextField?

    init(title: String?, message: String?, choose: @escaping (UIAlertAction) -> Void) {
        self.choose = choose
        Toolkit.start()
        let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
        buttons = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
        super.init(frame: .zero)
        embed(box)
        box.addClass("tn-alert-content")
        gtk_box_set_homogeneous(buttons.cast(), 1)
        gtk_widget_set_margin_top(buttons.widget, 12)
        gtk_widget_set_visible(fields.widget, 0)
        scrollText()
        for part in [scroller, fields, buttons] { gtk_box_append(box.cast(), part.widget) }
        setText(title: title, message: message)
    }

    /// Lets the text scroll in a low window, where the buttons stay visible.
    private func scrollText() {
        for label in [heading, body] { gtk_box_append(text.cast(), label.widget) }
        gtk_scrolled_window_set_child(scroller.opaque, text.widget)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
        gtk_widget_set_vexpand(scroller.widget, 1)
        gtk_widget_set_focusable(scroller.widget, 0)
        guard let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) else { return }
        let position = GObjectReference(UnsafeMutableRawPointer(adjustment), .retaining)
        position.on("changed") { [weak scroller] _ in
            // The keyboard scrolls it, and needs not to stop there otherwise.
            let isHigher = gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
            if let scroller { gtk_widget_set_focusable(scroller.widget, isHigher ? 1 : 0) }
            return .unhandled
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    func setText(title: String?, message: String?) {
        for (label, text) in [(heading, title), (body, message)] {
            gtk_label_set_text(label.opaque, text ?? "")
            gtk_widget_set_visible(label.widget, (text ?? "").isEmpty ? 0 : 1)
        }
        gtk_widget_set_visible(scroller.widget, (title ?? "").isEmpty && (message ?? "").isEmpty ? 0 : 1)
    }

    func add(_ action: UIAlertAction, isPreferred: Bool) {
        let button = GObjectReference(gtk_button_new_with_label(action.title ?? ""))
        gtk_widget_set_sensitive(button.widget, action.isEnabled ? 1 : 0)
        if action.style == .destructive {
            button.addClass("destructive-action")
        } else if isPreferred {
            button.addClass("suggested-action")
        } else if action.style == .default, preferred != nil {
            // Next to a preferred and a cancel action, other actions are less prominent.
            button.addClass("flat")
        }
        if isPreferred { preferred = button }
        if action.style == .cancel { cancelling = button }
        button.on("clicked") { [weak self] _ in
            self?.choose(action)
            return .unhandled
        }
        action.enabledDidChange = { [weak button] in
            if let button { gtk_widget_set_sensitive(button.widget, $0 ? 1 : 0) }
        }
        if let label = gtk_button_get_child(button.cast()).map({ OpaquePointer($0) }) {
            gtk_label_set_wrap(label, 1)
            gtk_label_set_justify(label, GTK_JUSTIFY_CENTER)
        }
        gtk_box_append(buttons.cast(), button.widget)
        superview?.superview?.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        arrangeButtons(isRow: fitInRow(of: size.width))
        var fitting = super.sizeThatFits(size)
        // NB: GTK measures a scrolled window as if its text had its natural width, in which it is one line.
        let width = Int32(fitting.width - Self.padding)
        let height = Measurement(scroller, width: width).natural.height
        fitting.height += max(0, Measurement(text, width: width).natural.height - height)
        return fitting
    }

    /// Whether there are at most two buttons, whose titles fit side by side.
    private func fitInRow(of width: CGFloat) -> Bool {
        guard let first = gtk_widget_get_first_child(buttons.widget) else { return true }
        let widths = sequence(first: first, next: gtk_widget_get_next_sibling).map { child in
            var natural: Int32 = 0
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return CGFloat(natural)
        }
        return widths.count < 3 && (widths.max() ?? 0) * 2 + 8 <= width - Self.padding
    }

    /// Arranges the buttons in a row or a column. Cancel is the first in a row and the last in a column, both on iOS
    /// and in GNOME.
    private func arrangeButtons(isRow: Bool) {
        gtk_orientable_set_orientation(
            buttons.opaque, isRow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        guard let cancelling else { return }
        let last = gtk_widget_get_last_child(buttons.widget)
        guard isRow || last != cancelling.widget else { return }
        gtk_box_reorder_child_after(buttons.cast(), cancelling.widget, isRow ? nil : last)
    }

    func add(_ field: UITextField) {
        if firstField == nil { firstField = field }
        let size = field.intrinsicContentSize
        gtk_widget_set_size_request(field.host.widget, Int32(size.width), Int32(size.height))
        gtk_box_append(fields.cast(), field.host.widget)
        gtk_widget_set_visible(fields.widget, 1)
        superview?.superview?.setNeedsLayout()
    }

    /// Focuses the first text field, or else the preferred action (so that Return chooses it), or else any button.
    @discardableResult
    func grabFocus() -> Bool {
        if let firstField { return firstField.becomeFirstResponder() }
        if let preferred { return gtk_widget_grab_focus(preferred.widget) != 0 }
        return gtk_widget_child_focus(buttons.widget, GTK_DIR_TAB_FORWARD) != 0
    }

    private static func label(_ style: String) -> GObjectReference {
        Toolkit.start()
        let label = GObjectReference(gtk_label_new(nil))
        gtk_label_set_wrap(label.opaque, 1)
        // A single word, such as a file name, may be wider than the window.
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
        label.addClass(style)
        return label
    }
}
