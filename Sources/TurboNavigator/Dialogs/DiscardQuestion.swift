import UIKit

/// Asks before a page goes with what the user has written in it.
@MainActor
enum DiscardQuestion {
    /// Asks over a controller, unless that asks the user something already.
    ///
    /// - Parameter discard: called if the user wants to lose it.
    static func ask(from controller: UIViewController, discard: @escaping @MainActor () -> Void) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(
            title: BuiltInText.discardChanges.text(), message: BuiltInText.changesNotSaved.text(),
            preferredStyle: .alert)
        let keep = UIAlertAction(title: BuiltInText.keepEditing.text(), style: .cancel)
        alert.addAction(keep)
        alert.addAction(
            UIAlertAction(title: BuiltInText.discard.text(), style: .destructive) { _ in discard() })
        // Return must not throw anything away.
        alert.preferredAction = keep
        controller.present(alert, animated: true)
    }
}
