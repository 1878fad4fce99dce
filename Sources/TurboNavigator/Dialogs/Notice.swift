import UIKit

/// Something that the user should know and cannot change.
@MainActor
enum Notice {
    /// Shows it over a controller, unless that asks the user something already.
    static func show(_ title: BuiltInText, _ message: String, from controller: UIViewController) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(title: title.text(), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: BuiltInText.ok.text(), style: .default))
        controller.present(alert, animated: true)
    }
}
