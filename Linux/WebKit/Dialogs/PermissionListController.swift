internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The permissions of a site, with the user's choices. A tap on one changes it.
final class PermissionListController: UITableViewController {
    private let site: URL
    private let permissions: SitePermissions
    private let change: @MainActor (SitePermissions.Kind, Bool?) -> Void
    private let kinds = SitePermissions.Kind.allCases

    /// - Parameters:
    ///   - site: the URL of the page for which the list was opened. The page may be another one by the time of a choice.
    ///   - change: performs the user's choice; nil for none.
    init(
        of site: URL, in permissions: SitePermissions,
        change: @escaping @MainActor (SitePermissions.Kind, Bool?) -> Void
    ) {
        (self.site, self.permissions, self.change) = (site, permissions, change)
        super.init(style: .insetGrouped)
        title = SystemText.permissions.text()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { site.host }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { kinds.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "permission")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "permission")
        fill(cell, kinds[indexPath.row])
        return cell
    }

    private func fill(_ cell: UITableViewCell, _ kind: SitePermissions.Kind) {
        cell.textLabel?.text = kind.text
        cell.detailTextLabel?.text = Self.text(of: permissions.choice(about: kind, for: site))
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.accessoryType = .disclosureIndicator
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let kind = kinds[indexPath.row]
        let alert = UIAlertController(title: kind.text, message: site.host, preferredStyle: .alert)
        for choice in kind.choices {
            let action = UIAlertAction(title: Self.text(of: choice), style: .default) { [weak self, change] _ in
                change(kind, choice)
                // A row that stays keeps the focus.
                if let self, let cell = self.tableView.cellForRow(at: indexPath) { self.fill(cell, kind) }
            }
            alert.addAction(action)
        }
        alert.addAction(UIAlertAction(title: SystemText.cancel.text(), style: .cancel))
        present(alert, animated: true)
    }

    private static func text(of choice: Bool?) -> String {
        switch choice {
        case nil: SystemText.ask.text()
        case true?: SystemText.allow.text()
        case false?: SystemText.dontAllow.text()
        }
    }
}

extension SitePermissions.Kind {
    fileprivate var text: String {
        switch self {
        case .location: SystemText.location.text()
        case .camera: SystemText.camera.text()
        case .microphone: SystemText.microphone.text()
        case .notifications: SystemText.notifications.text()
        case .passwords: SystemText.savePasswords.text()
        }
    }

    /// Each password is a question of its own.
    fileprivate var choices: [Bool?] {
        switch self {
        case .location, .camera, .microphone, .notifications: [nil, true, false]
        case .passwords: [nil, false]
        }
    }
}

extension WKWebView {
    /// Shows the user's choices about permissions of the page's site.
    func showPermissions() {
        guard let site = committedURL else { return }
        let list = PermissionListController(of: site, in: permissions) { [weak self, permissions] kind, isAllowed in
            permissions.set(isAllowed, about: [kind], for: site)
            if isAllowed != true { self?.endCapture(of: kind) }
        }
        window?.topPresenter?.present(UINavigationController(rootViewController: list), animated: true)
    }

    /// The page loses a device at once that it may no longer use.
    private func endCapture(of kind: SitePermissions.Kind) {
        switch kind {
        case .camera: webkit_web_view_set_camera_capture_state(engine.cast(), WEBKIT_MEDIA_CAPTURE_STATE_NONE)
        case .microphone: webkit_web_view_set_microphone_capture_state(engine.cast(), WEBKIT_MEDIA_CAPTURE_STATE_NONE)
        case .location, .notifications, .passwords: break
        }
    }
}
