internal import CGTK
internal import GObjectKit

/// A titled list of rows. An update leaves existing rows as they are, expanded or not.
@MainActor
final class RowGroup {
    let reference: GObjectReference
    private let list: GObjectReference
    private let placeholder: String
    private var shown = 0
    private var rows: [GObjectReference] = []
    private var emptyRow: GObjectReference?
    private var olderRow: GObjectReference?
    /// The number of rows that are shown at first.
    private var limit = 10

    /// - Parameter placeholder: the text shown while the list is empty.
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

    /// Adds rows for new entries. The oldest rows are removed, and shown again on request.
    func update<Element>(_ entries: RecentList<Element>, _ makeRow: @escaping @MainActor (Element) -> GObjectReference)
    {
        let news = entries.suffix(after: shown)
        shown = entries.total
        guard !news.isEmpty else { return }
        let added = news.suffix(limit).reversed().map(makeRow)
        set(Array((added + rows).prefix(limit)))
        showOlder(entries.elements.dropLast(rows.count), makeRow)
    }

    /// Shows a row at the end that adds the older entries.
    ///
    /// NB: GTK's cairo renderer draws each row of a list in each frame of the window, visible or not.
    private func showOlder<Element>(
        _ older: ArraySlice<Element>, _ makeRow: @escaping @MainActor (Element) -> GObjectReference
    ) {
        remove(&olderRow)
        guard !older.isEmpty else { return }
        let row = Rows.button("Show \(older.count) Older") { [weak self] in
            guard let self else { return }
            self.remove(&self.olderRow)
            self.limit = RecentList<Element>.limit
            self.set(self.rows + older.reversed().map(makeRow))
        }
        row.attach { gtk_list_box_append(list.opaque, $0) }
        olderRow = row
    }

    /// Shows these rows in this order. Rows that are already in the list stay as they are.
    func set(_ newRows: [GObjectReference]) {
        guard newRows.map(\.pointer) != rows.map(\.pointer) else { return }
        remove(&emptyRow)
        let staying = staying(in: newRows)
        for row in rows where !staying.contains(row.pointer) { gtk_list_box_remove(list.opaque, row.widget) }
        for (index, row) in newRows.enumerated() where !staying.contains(row.pointer) {
            row.attach { gtk_list_box_insert(list.opaque, $0, Int32(index)) }
        }
        rows = newRows
        if rows.isEmpty { showPlaceholder() }
    }

    /// The rows that stay in the list. If their order changes, all are inserted again.
    private func staying(in newRows: [GObjectReference]) -> Set<UnsafeMutableRawPointer> {
        let (new, old) = (newRows.map(\.pointer), rows.map(\.pointer))
        let common = Set(new).intersection(old)
        return new.filter(common.contains) == old.filter(common.contains) ? common : []
    }

    private func showPlaceholder() {
        let row = Rows.row(placeholder)
        gtk_widget_add_css_class(row.widget, "dim-label")
        row.attach { gtk_list_box_append(list.opaque, $0) }
        emptyRow = row
    }

    private func remove(_ row: inout GObjectReference?) {
        if let row { gtk_list_box_remove(list.opaque, row.widget) }
        row = nil
    }
}
