import UIKit

/// An alert with a single OK button.
@MainActor
enum MessageAlert {
    /// Presents the alert over a controller, unless that is an alert itself.
    static func show(_ title: BuiltInText, _ message: String, from controller: UIViewController) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(title: title.text(), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: BuiltInText.ok.text(), style: .default))
        controller.present(alert, animated: true)
    }
}
