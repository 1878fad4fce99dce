internal import CGTK
internal import GObjectKit

/// A titled list of rows, the newest first. Rows are added as entries come, and never made again.
@MainActor
final class RowGroup {
    let reference: GObjectReference
    private let list: GObjectReference
    private let placeholder: String
    private var shown = 0
    private var rows: [GObjectReference] = []
    private var emptyRow: GObjectReference?

    /// - Parameter placeholder: what stands there while the list is empty.
    init(_ title: String, _ description: String? = nil, placeholder: String) {
        reference = GObjectReference(adw_preferences_group_new())
        list = GObjectReference(gtk_list_box_new())
        self.placeholder = placeholder
        adw_preferences_group_set_title(reference.cast(), title)
        description.map { adw_preferences_group_set_description(reference.cast(), $0) }
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_widget_add_css_class(list.widget, "boxed-list")
        list.attach { adw_preferences_group_add(reference.cast(), $0) }
        showPlaceholder()
    }

    /// Adds rows for what has come since the last time.
    func update<Element>(_ entries: RecentList<Element>, _ makeRow: (Element) -> GObjectReference) {
        let news = entries.suffix(after: shown)
        shown = entries.total
        guard !news.isEmpty else { return }
        removePlaceholder()
        for entry in news {
            let row = makeRow(entry)
            rows.insert(row, at: 0)
            row.attach { gtk_list_box_prepend(list.opaque, $0) }
        }
        while rows.count > RecentList<Element>.limit { gtk_list_box_remove(list.opaque, rows.removeLast().widget) }
    }

    /// Shows these rows in place of all others, in this order.
    func set(_ newRows: [GObjectReference]) {
        removePlaceholder()
        for row in rows { gtk_list_box_remove(list.opaque, row.widget) }
        rows = newRows
        for row in rows { row.attach { gtk_list_box_append(list.opaque, $0) } }
        if rows.isEmpty { showPlaceholder() }
    }

    private func showPlaceholder() {
        let row = Rows.row(placeholder)
        gtk_widget_add_css_class(row.widget, "dim-label")
        row.attach { gtk_list_box_append(list.opaque, $0) }
        emptyRow = row
    }

    private func removePlaceholder() {
        guard let row = emptyRow else { return }
        gtk_list_box_remove(list.opaque, row.widget)
        emptyRow = nil
    }
}
