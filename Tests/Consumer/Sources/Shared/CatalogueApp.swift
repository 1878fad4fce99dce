import Turbo
import TurboNavigator
import UIKit

/// An app that opens links to other hosts itself.
public class CatalogueApp: TurboNavigationDelegate {
    public private(set) lazy var navigator = TurboNavigator(delegate: self)
    public private(set) var opened: [(url: URL, controller: UIViewController)] = []

    public init() {}

    public func openExternalURL(_ url: URL, from controller: UIViewController) {
        opened.append((url, controller))
    }
}
