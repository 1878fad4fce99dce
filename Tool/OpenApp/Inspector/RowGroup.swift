internal import CGTK
internal import GObjectKit

/// A titled list of rows, of which those that match the filter are shown. Existing rows stay as they are, expanded or
/// not.
@MainActor
final class RowGroup {
    let reference: GObjectReference
    let title: String
    private let list: GObjectReference
    private let placeholder: String
    private var rows: [(id: String, row: InspectorRow)] = []
    private var note: (text: String, row: GObjectReference)?
    private var olderRow: GObjectReference?
    private static let fewest = 10
    /// The maximum number of rows for events. The user can show more.
    ///
    /// NB: GTK's cairo renderer draws each row of a list in each frame of the window, visible or not.
    private var limit = RowGroup.fewest
    private var shown: (total: Int, count: Int, filter: RowFilter, limit: Int)?
    private var contents: @MainActor () -> [RowContent] = { [] }

    /// - Parameter placeholder: the text shown while the list is empty.
    init(_ title: String, placeholder: String) {
        reference = GObjectReference(adw_preferences_group_new())
        list = GObjectReference(gtk_list_box_new())
        (self.title, self.placeholder) = (title, placeholder)
        adw_preferences_group_set_title(reference.cast(), title)
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_widget_add_css_class(list.widget, "boxed-list")
        list.attach { adw_preferences_group_add(reference.cast(), $0) }
        show(note: placeholder)
    }

    /// The texts of all rows that match the filter, also those that aren't listed yet.
    var texts: [String] { contents().map(\.text) }

    /// Shows the newest events, and the others on request.
    func show<Element>(
        _ entries: RecentList<Element>, _ filter: RowFilter,
        _ content: @escaping @MainActor (Element) -> RowContent
    ) {
        let count = entries.elements.count
        if count == 0 { limit = Self.fewest }
        if let shown, shown == (entries.total, count, filter, limit) { return }
        shown = (entries.total, count, filter, limit)
        let matches = entries.numbered.reversed().filter { filter.isEmpty || filter.matches(content($0.element).text) }
        contents = { matches.map { content($0.element) } }
        let known = Dictionary(rows.map { ($0.id, $0.row) }) { first, _ in first }
        remove(&olderRow)
        set(
            matches.prefix(limit).map { number, element in
                ("\(number)", known["\(number)"] ?? InspectorRow(content(element)))
            }, filter)
        guard matches.count > limit else { return }
        showOlder(matches.count - limit) { [weak self] in
            self?.limit = RecentList<Element>.limit
            self?.show(entries, filter, content)
        }
    }

    /// Shows rows that can change, each with an ID that is unique in this list.
    func show(_ items: [(id: String, content: RowContent)], _ filter: RowFilter) {
        let matches = items.filter { filter.isEmpty || filter.matches($0.content.text) }
        contents = { matches.map(\.content) }
        let known = Dictionary(rows.map { ($0.id, $0.row) }) { first, _ in first }
        set(
            matches.map { id, content in
                let row = known[id] ?? InspectorRow(content)
                if known[id] != nil { row.update(content) }
                return (id, row)
            }, filter)
    }

    private func showOlder(_ count: Int, _ show: @escaping @MainActor () -> Void) {
        let row = Rows.button("Show \(count) Older", show)
        row.attach { gtk_list_box_append(list.opaque, $0) }
        olderRow = row
    }

    /// Lists these rows in this order. Rows that are already in the list stay as they are.
    private func set(_ newRows: [(id: String, row: InspectorRow)], _ filter: RowFilter) {
        let text = filter.isEmpty ? placeholder : "No matches"
        show(note: newRows.isEmpty ? text : nil)
        let staying = staying(in: newRows.map(\.id))
        for (id, row) in rows where !staying.contains(id) { gtk_list_box_remove(list.opaque, row.reference.widget) }
        for (index, (id, row)) in newRows.enumerated() where !staying.contains(id) {
            row.reference.attach { gtk_list_box_insert(list.opaque, $0, Int32(index)) }
        }
        rows = newRows
    }

    /// The rows that stay in the list. If their order changes, all are inserted again.
    private func staying(in new: [String]) -> Set<String> {
        let old = rows.map(\.id)
        let common = Set(new).intersection(old)
        return new.filter(common.contains) == old.filter(common.contains) ? common : []
    }

    /// Shows a text in place of rows; nil removes it.
    private func show(note text: String?) {
        guard text != note?.text else { return }
        if let note { gtk_list_box_remove(list.opaque, note.row.widget) }
        note = text.map { ($0, Rows.note($0)) }
        note?.row.attach { gtk_list_box_append(list.opaque, $0) }
    }

    private func remove(_ row: inout GObjectReference?) {
        if let row { gtk_list_box_remove(list.opaque, row.widget) }
        row = nil
    }
}
