internal import CGTK
internal import GObjectKit

/// A row with a long text, such as a body, which scrolls and can be selected.
@MainActor
struct TextBlock {
    private static let greatestHeight: Int32 = 240

    let row = GObjectReference(gtk_list_box_row_new())
    private let view = GObjectReference(gtk_text_view_new())

    init(_ name: String, _ text: String) {
        gtk_list_box_row_set_activatable(row.cast(), 0)
        gtk_text_view_set_editable(view.cast(), 0)
        gtk_text_view_set_cursor_visible(view.cast(), 0)
        gtk_text_view_set_monospace(view.cast(), 1)
        gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
        let box = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
        box.setMargins(12)
        for part in [makeHead(name), makeScroller()] { part.attach { gtk_box_append(box.cast(), $0) } }
        box.attach { gtk_list_box_row_set_child(row.cast(), $0) }
        show(text)
    }

    private func makeHead(_ name: String) -> GObjectReference {
        let head = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
        let label = GObjectReference(gtk_label_new(name))
        gtk_label_set_xalign(label.opaque, 0)
        gtk_widget_set_hexpand(label.widget, 1)
        for name in ["caption", "dim-label"] { gtk_widget_add_css_class(label.widget, name) }
        let copy = Rows.copyButton { [view] in Self.text(of: view) }
        for part in [label, copy] { part.attach { gtk_box_append(head.cast(), $0) } }
        return head
    }

    private func makeScroller() -> GObjectReference {
        let scroller = GObjectReference(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
        gtk_scrolled_window_set_max_content_height(scroller.opaque, Self.greatestHeight)
        view.attach { gtk_scrolled_window_set_child(scroller.opaque, $0) }
        return scroller
    }

    func show(_ text: String) {
        gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), text, -1)
    }

    private static func text(of view: GObjectReference) -> String {
        let buffer = gtk_text_view_get_buffer(view.cast())
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
