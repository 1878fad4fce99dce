internal import CGTK
internal import GObjectKit

/// The widgets of a table: a scrolling column of boxed lists.
@MainActor
final class TableList {
    /// The maximum width of the column, so that lines of text stay readable.
    private static let width: Int32 = 640

    let reference = GObjectReference(gtk_scrolled_window_new())
    var onActivation: (IndexPath) -> Void = { _ in }
    /// Called when the last row that has been created is about to become visible.
    var onEnd: () -> Void = {}
    private(set) var sections: [TableSection] = []
    private let column = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    private let boxes = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    private var header: GObjectReference?
    private var footer: GObjectReference?

    init() {
        let clamp = GObjectReference(adw_clamp_new())
        adw_clamp_set_maximum_size(clamp.opaque, Self.width)
        adw_clamp_set_child(clamp.opaque, column.widget)
        column.addClass("tn-table")
        column.append(boxes)
        gtk_scrolled_window_set_policy(reference.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(reference.opaque, clamp.widget)
        guard let adjustment = gtk_scrolled_window_get_vadjustment(reference.opaque) else { return }
        connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in
            self?.didScroll()
            return .unhandled
        }
    }

    var numberOfCells: Int { sections.reduce(0) { $0 + $1.cells.count } }

    /// The first row that hasn't been created yet.
    var nextRow: IndexPath? {
        sections.firstIndex { $0.cells.count < $0.count }.map { IndexPath(row: sections[$0].cells.count, section: $0) }
    }

    func addSection(header: String?, footer: String?, count: Int) {
        let index = sections.count
        let section = TableSection(header: header, footer: footer, count: count) { [weak self] row in
            self?.onActivation(IndexPath(row: row, section: index))
        }
        sections.append(section)
        boxes.append(section.reference)
    }

    /// - Returns: the cells that were in the table.
    func removeAll() -> [UITableViewCell] {
        let cells = sections.flatMap(\.cells)
        for section in sections {
            section.removeAll()
            gtk_box_remove(boxes.cast(), section.reference.widget)
        }
        sections = []
        return cells
    }

    /// Adds the next row.
    func add(_ cell: UITableViewCell, height: CGFloat, isActivatable: Bool) {
        sections.first { $0.cells.count < $0.count }?.add(cell, height: height, isActivatable: isActivatable)
    }

    func setActivatable(_ isActivatable: Bool) {
        for section in sections { section.setActivatable(isActivatable) }
    }

    func cell(at indexPath: IndexPath) -> UITableViewCell? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let cells = sections[indexPath.section].cells
        return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
    }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        sections.indices.lazy.compactMap { section in
            self.sections[section].cells.firstIndex { $0 === cell }.map { IndexPath(row: $0, section: section) }
        }.first
    }

    /// NB: a new row has a position only after the next layout.
    func scroll(to indexPath: IndexPath) {
        Toolkit.nextTurn { [weak self] in
            guard let self, let cell = self.cell(at: indexPath), let row = gtk_widget_get_parent(cell.host.widget),
                let adjustment = gtk_scrolled_window_get_vadjustment(self.reference.opaque)
            else { return }
            var area = graphene_rect_t()
            guard gtk_widget_compute_bounds(row, self.column.widget, &area) != 0 else { return }
            gtk_adjustment_clamp_page(
                adjustment, Double(area.origin.y), Double(area.origin.y + area.size.height))
        }
    }

    func setHeader(_ new: GObjectReference?, height: CGFloat) {
        if let header { gtk_box_remove(column.cast(), header.widget) }
        header = new
        guard let new else { return }
        gtk_widget_set_size_request(new.widget, -1, Int32(height))
        gtk_box_prepend(column.cast(), new.widget)
    }

    func setFooter(_ new: GObjectReference?, height: CGFloat) {
        if let footer { gtk_box_remove(column.cast(), footer.widget) }
        footer = new
        guard let new else { return }
        gtk_widget_set_size_request(new.widget, -1, Int32(height))
        column.append(new)
    }

    private func didScroll() {
        guard let adjustment = gtk_scrolled_window_get_vadjustment(reference.opaque) else { return }
        let page = gtk_adjustment_get_page_size(adjustment)
        let rest = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_value(adjustment) - page
        if rest < page, nextRow != nil { onEnd() }
    }
}
