import UIKit

/// Asks before discarding unsaved input.
@MainActor
enum DiscardAlert {
    /// Presents the alert over a controller.
    ///
    /// - Parameters:
    ///   - discard: called if the user chooses to discard the input.
    ///   - keep: called if the user keeps editing.
    static func show(
        _ question: DiscardQuestion, from controller: UIViewController, discard: @escaping @MainActor () -> Void,
        keep: @escaping @MainActor () -> Void
    ) {
        let alert = UIAlertController(
            title: question.title, message: question.message, preferredStyle: .alert)
        let keepAction = UIAlertAction(title: BuiltInText.keepEditing.text(), style: .cancel) { _ in keep() }
        alert.addAction(keepAction)
        alert.addAction(
            UIAlertAction(title: BuiltInText.discard.text(), style: .destructive) { _ in discard() })
        // The Return key must not discard anything.
        alert.preferredAction = keepAction
        controller.present(alert, animated: true)
    }
}
