import UIKit

/// Asks before discarding unsaved input.
@MainActor
enum DiscardAlert {
    /// Presents the alert over a controller.
    ///
    /// - Parameters:
    ///   - keep: the title of the button that keeps the input.
    ///   - discard: the title of the button that discards it.
    ///   - completion: completed with whether the user discards the input.
    static func show(
        _ title: String, _ message: String, keep: BuiltInText, discard: BuiltInText,
        from controller: UIViewController, _ completion: DialogCompletion<Bool>
    ) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let keepAction = UIAlertAction(title: keep.text(), style: .cancel) { _ in completion.cancel() }
        alert.addAction(keepAction)
        alert.addAction(
            UIAlertAction(title: discard.text(), style: .destructive) { _ in completion.complete(with: true) })
        // The Return key must not discard anything.
        alert.preferredAction = keepAction
        controller.present(alert, animated: true)
    }
}
