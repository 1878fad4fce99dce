import UIKit

/// A visible native list.
@MainActor
struct AppList {
    let tableView: UITableView

    /// Finds the topmost list in a view; nil if there is none.
    init?(below view: UIView) {
        guard let tableView = Self.find(below: view) else { return nil }
        self.tableView = tableView
    }

    /// Returns the row that has a label with this text; nil if there is none. Rows that aren't visible count too.
    func row(_ text: String) -> IndexPath? {
        for section in 0..<tableView.numberOfSections {
            for row in 0..<tableView.numberOfRows(inSection: section) {
                let path = IndexPath(row: row, section: section)
                let cell =
                    tableView.cellForRow(at: path) ?? tableView.dataSource?.tableView(tableView, cellForRowAt: path)
                if let cell, cell.textLabel?.text == text || AppScreens.labels(below: cell).contains(text) {
                    return path
                }
            }
        }
        return nil
    }

    private static func find(below view: UIView) -> UITableView? {
        guard !view.isHidden else { return nil }
        return view as? UITableView ?? view.subviews.reversed().lazy.compactMap(find).first
    }
}
