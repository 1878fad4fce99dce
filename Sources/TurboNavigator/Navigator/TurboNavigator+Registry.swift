import TurboCore
import UIKit
import WebKit

/// The navigators by their stacks.
@MainActor
private enum NavigatorRegistry {
    struct Entry {
        weak var navigator: TurboNavigator?
    }

    static var entries = WeakTable<Entry>()
}

extension TurboNavigator {
    /// Returns the navigator with this main or modal stack; nil for another navigation controller of the app.
    package static func navigator(of stack: UINavigationController) -> TurboNavigator? {
        NavigatorRegistry.entries[stack]?.navigator
    }

    /// The navigators of one user: those of all tabs, and those of other windows with the same site and cookies.
    var navigatorsOfUser: [TurboNavigator] {
        let ofTabs = container?.navigators ?? [self]
        let others = NavigatorRegistry.entries.values.compactMap(\.navigator).filter(isOfSameUser)
        return (ofTabs + others).reduce(into: []) { all, navigator in
            if !all.contains(where: { $0 === navigator }) { all.append(navigator) }
        }
    }

    private func isOfSameUser(_ other: TurboNavigator) -> Bool {
        let stores = [self, other].map { $0.session.webView.configuration.websiteDataStore }
        return stores[0] === stores[1] && session.links.site.origins.overlaps(other.session.links.site.origins)
    }

    func registerNavigator() {
        for stack in [navigationController, modalNavigationController] {
            NavigatorRegistry.entries[stack] = NavigatorRegistry.Entry(navigator: self)
        }
    }
}
