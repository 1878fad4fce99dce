import UIKit

/// Asks before discarding unsaved input.
@MainActor
enum DiscardAlert {
    /// Presents the alert over a controller, unless that is an alert itself.
    ///
    /// - Parameter discard: called if the user chooses to discard the input.
    static func show(from controller: UIViewController, discard: @escaping @MainActor () -> Void) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(
            title: BuiltInText.discardChanges.text(), message: BuiltInText.changesNotSaved.text(),
            preferredStyle: .alert)
        let keep = UIAlertAction(title: BuiltInText.keepEditing.text(), style: .cancel)
        alert.addAction(keep)
        alert.addAction(
            UIAlertAction(title: BuiltInText.discard.text(), style: .destructive) { _ in discard() })
        // The Return key must not discard anything.
        alert.preferredAction = keep
        controller.present(alert, animated: true)
    }
}
