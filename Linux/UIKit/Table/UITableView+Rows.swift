internal import CGTK
internal import GObjectKit

// Creating and selecting rows.
extension UITableView {
    /// The number of rows that are created at a time.
    private static let most = 100

    func loadSections() {
        let made = max(Self.most, list.numberOfCells)
        spareCells += list.removeAll()
        guard let dataSource else { return }
        for section in 0..<dataSource.numberOfSections(in: self) {
            list.addSection(
                header: dataSource.tableView(self, titleForHeaderInSection: section),
                footer: dataSource.tableView(self, titleForFooterInSection: section),
                count: dataSource.tableView(self, numberOfRowsInSection: section))
        }
        addRows(made)
        spareCells = []
        if let selected, list.cell(at: selected) == nil { self.selected = nil }
        if let selected { list.cell(at: selected)?.setSelected(true, animated: false) }
    }

    func addRows() {
        addRows(Self.most)
    }

    private func addRows(_ count: Int) {
        for _ in 0..<count {
            guard let next = list.nextRow else { return }
            addRow(next)
        }
    }

    func makeRows(upTo indexPath: IndexPath) {
        while let next = list.nextRow, next <= indexPath { addRow(next) }
    }

    private func addRow(_ indexPath: IndexPath) {
        let cell = dataSource?.tableView(self, cellForRowAt: indexPath) ?? UITableViewCell()
        let given = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        list.add(cell, height: given, isActivatable: allowsSelection && cell.selectionStyle != .none)
    }

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let index = spareCells.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let cell = spareCells.remove(at: index)
            cell.setSelected(false, animated: false)
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { UITableViewCell.make($0, identifier) }
    }

    func userDidSelect(_ indexPath: IndexPath) {
        guard allowsSelection else { return }
        let wanted = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
        guard let wanted else { return }
        let previous = selected
        lastRow = indexPath
        mark(wanted)
        if let previous, previous != wanted { delegate?.tableView(self, didDeselectRowAt: previous) }
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    /// Focuses the row that the user has selected last, if there is one.
    func focusLastRow() -> Bool {
        guard let row = lastRow.flatMap(list.cell)?.row else { return false }
        return gtk_widget_grab_focus(row.widget) != 0
    }

    func mark(_ indexPath: IndexPath?) {
        if let selected { list.cell(at: selected)?.setSelected(false, animated: false) }
        selected = indexPath
        if let indexPath { list.cell(at: indexPath)?.setSelected(true, animated: false) }
    }
}

extension IndexPath {
    /// Creates an index path of a row in a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index of the section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
