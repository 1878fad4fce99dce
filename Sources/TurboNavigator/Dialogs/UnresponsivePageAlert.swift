import UIKit

/// Asks whether to wait for a page that doesn't respond, or to reload it and discard its unsaved input.
@MainActor
enum UnresponsivePageAlert {
    /// Presents the alert over a controller, unless that is an alert itself.
    static func show(
        from controller: UIViewController, wait: @escaping @MainActor () -> Void,
        reload: @escaping @MainActor () -> Void
    ) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(
            title: BuiltInText.pageNotResponding.text(), message: BuiltInText.changesWillBeLost.text(),
            preferredStyle: .alert)
        let waitAction = UIAlertAction(title: BuiltInText.wait.text(), style: .cancel) { _ in wait() }
        alert.addAction(waitAction)
        alert.addAction(UIAlertAction(title: BuiltInText.reload.text(), style: .destructive) { _ in reload() })
        // The Return key must not discard anything.
        alert.preferredAction = waitAction
        controller.present(alert, animated: true)
    }
}
