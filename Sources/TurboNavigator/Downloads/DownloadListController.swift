import UIKit

/// The list of a navigator's downloads, the latest first.
final class DownloadListController: UITableViewController {
    private var entries: [DownloadEntry]
    private let act: @MainActor (DownloadEntry.Action, DownloadEntry.ID) -> Void

    /// - Parameter act: performs the user's command for a download.
    init(
        _ entries: [DownloadEntry], act: @escaping @MainActor (DownloadEntry.Action, DownloadEntry.ID) -> Void
    ) {
        self.entries = entries.reversed()
        self.act = act
        super.init(style: .insetGrouped)
        title = BuiltInText.downloads.text()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func show(_ entries: [DownloadEntry]) {
        let former = self.entries
        self.entries = entries.reversed()
        guard isViewLoaded, former != self.entries else { return }
        guard former.map(\.id) == self.entries.map(\.id) else { return tableView.reloadData() }
        // Rows that stay keep the focus.
        for (index, entry) in self.entries.enumerated() where entry != former[index] {
            let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0))
            if let cell { fill(cell, entry) }
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        entries.isEmpty ? BuiltInText.noDownloads.text() : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "download")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "download")
        cell.textLabel?.lineBreakMode = .byTruncatingMiddle
        cell.detailTextLabel?.textColor = .secondaryLabel
        fill(cell, entries[indexPath.row])
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ entry: DownloadEntry) {
        cell.textLabel?.text = entry.name
        cell.detailTextLabel?.text = entry.text
        cell.accessoryType = entry.actions.contains(.open) ? .disclosureIndicator : .none
    }

    /// Offers what can be done with a download. What runs is ended after a question of its own.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let entry = entries[indexPath.row]
        guard entry.progress == nil else { return act(.cancel, entry.id) }
        let alert = UIAlertController(title: entry.name, message: entry.text, preferredStyle: .alert)
        for action in entry.actions {
            let style: UIAlertAction.Style = action == .remove ? .destructive : .default
            alert.addAction(UIAlertAction(title: action.title, style: style) { [act] _ in act(action, entry.id) })
        }
        alert.addAction(UIAlertAction(title: BuiltInText.cancel.text(), style: .cancel))
        present(alert, animated: true)
    }
}
