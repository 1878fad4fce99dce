import UIKit

/// A native list in sight.
@MainActor
struct AppList {
    let tableView: UITableView

    /// The one on top of a view; nil where there is none.
    init?(below view: UIView) {
        guard let tableView = Self.find(below: view) else { return nil }
        self.tableView = tableView
    }

    /// The row one of whose labels says so; nil if there is none. Rows that are out of sight count too.
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
