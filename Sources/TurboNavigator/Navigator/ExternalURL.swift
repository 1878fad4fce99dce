import SafariServices
import UIKit

/// The default for external URLs (as in Masilotti's TurboNavigator).
@MainActor
enum ExternalURL {
    /// Opens web pages that the user has tapped in the app that has them as universal links, or else in a Safari view
    /// over this app, and all other URLs with the system.
    static func open(_ url: URL, from controller: UIViewController) {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
            return UIApplication.shared.open(url)
        }
        let navigator = controller.navigationController.flatMap { TurboNavigator.navigator(of: $0) }
        guard navigator?.mayOpenApps == true, let scene = controller.viewIfLoaded?.window?.windowScene else {
            return show(url, from: controller)
        }
        let options = UIScene.OpenExternalURLOptions()
        options.universalLinksOnly = true
        // A Safari view opens no other app for its first page.
        scene.open(url, options: options) { [weak controller] isOpen in
            if !isOpen, let controller { show(url, from: controller) }
        }
    }

    private static func show(_ url: URL, from controller: UIViewController) {
        // Don't present a second Safari view over the first.
        guard !((controller.presentedViewController ?? controller) is SFSafariViewController) else { return }
        let safari = SFSafariViewController(url: url)
        safari.modalPresentationStyle = .pageSheet
        controller.present(safari, animated: true)
    }
}
