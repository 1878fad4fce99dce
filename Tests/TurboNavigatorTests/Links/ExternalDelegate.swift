import TestSupport
import TurboNavigator
import UIKit

/// A delegate that records URLs to open outside the app.
final class ExternalDelegate: TurboNavigationDelegate {
    let external = TestEvents<URL>()

    func openExternalURL(_ url: URL, from controller: UIViewController) {
        external.append(url)
    }
}
