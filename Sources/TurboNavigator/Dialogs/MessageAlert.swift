import UIKit

/// An alert with an OK button.
@MainActor
enum MessageAlert {
    /// Presents the alert over a controller, unless that is an alert itself.
    ///
    /// - Parameter link: a URL that a second button copies.
    static func show(
        _ title: BuiltInText, _ message: String, copying link: URL? = nil, from controller: UIViewController
    ) {
        guard !(controller is UIAlertController) else { return }
        let alert = UIAlertController(title: title.text(), message: message, preferredStyle: .alert)
        if let link {
            let copy = UIAlertAction(title: BuiltInText.copyLink.text(), style: .default) { _ in
                UIPasteboard.general.url = link
            }
            alert.addAction(copy)
        }
        alert.addAction(UIAlertAction(title: BuiltInText.ok.text(), style: .default))
        controller.present(alert, animated: true)
    }
}
