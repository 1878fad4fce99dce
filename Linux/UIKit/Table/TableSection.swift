internal import CGTK
internal import GObjectKit

/// A section of a table: a boxed list between header and footer.
@MainActor
final class TableSection {
    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    /// The number of rows in the section. The first `cells.count` of them have been created.
    let count: Int
    private(set) var cells: [UITableViewCell] = []
    private let list = GObjectReference(gtk_list_box_new())

    init(header: String?, footer: String?, count: Int, onActivation: @escaping (Int) -> Void) {
        self.count = count
        list.addClass("boxed-list")
        list.setAccessibleLabel(header ?? "")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_widget_set_visible(list.widget, count > 0 ? 1 : 0)
        if let header { addText(header, "heading") }
        reference.append(list)
        if let footer { addText(footer, "caption") }
        reference.addClass("tn-table-section")
        list.on("row-activated") { arguments in
            guard let row = arguments.pointer(1) else { return .unhandled }
            onActivation(Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))))
            return .unhandled
        }
    }

    private func addText(_ text: String, _ style: String) {
        let label = GObjectReference(gtk_label_new(text))
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        label.addClass(style)
        label.addClass("tn-table-text")
        reference.append(label)
    }

    /// - Parameter height: a negative value means the height of the content.
    func add(_ cell: UITableViewCell, height: CGFloat, isActivatable: Bool) {
        let row = GObjectReference(gtk_list_box_row_new())
        gtk_widget_set_size_request(cell.host.widget, -1, height < 0 ? -1 : Int32(height))
        gtk_list_box_row_set_child(row.cast(), cell.host.widget)
        gtk_list_box_row_set_activatable(row.cast(), isActivatable ? 1 : 0)
        cell.row = row
        cell.nameRow()
        cells.append(cell)
        gtk_list_box_append(list.opaque, row.widget)
    }

    func setActivatable(_ isActivatable: Bool) {
        for cell in cells {
            let can = isActivatable && cell.selectionStyle != .none
            if let row = cell.row { gtk_list_box_row_set_activatable(row.cast(), can ? 1 : 0) }
        }
    }

    /// Removes the cells, so that they can be reused in other rows.
    func removeAll() {
        for cell in cells {
            if let row = cell.row { gtk_list_box_row_set_child(row.cast(), nil) }
            cell.row = nil
        }
        cells = []
    }
}
