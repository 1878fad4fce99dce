import SafariServices
import UIKit

/// The default for external URLs (as in Masilotti's TurboNavigator).
@MainActor
enum ExternalURL {
    /// Opens web pages in a Safari view over the app, and all other URLs with the system.
    static func open(_ url: URL, from controller: UIViewController) {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            return UIApplication.shared.open(url)
        }
        // Don't present a second Safari view over the first.
        guard !(controller is SFSafariViewController) else { return }
        let safari = SFSafariViewController(url: url)
        safari.modalPresentationStyle = .pageSheet
        controller.present(safari, animated: true)
    }
}
