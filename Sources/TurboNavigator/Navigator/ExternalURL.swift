import SafariServices
import UIKit

/// What happens by default to links that lead out of the app (as in Turbo Navigator).
@MainActor
enum ExternalURL {
    /// Web pages come in a Safari view over the app, anything else goes to the system.
    static func open(_ url: URL, from controller: UIViewController) {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            return UIApplication.shared.open(url)
        }
        // One is enough.
        guard !(controller is SFSafariViewController) else { return }
        let safari = SFSafariViewController(url: url)
        safari.modalPresentationStyle = .pageSheet
        controller.present(safari, animated: true)
    }
}
