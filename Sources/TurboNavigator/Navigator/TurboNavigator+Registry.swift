import TurboCore
import UIKit

/// The navigators by their stacks. Used by `HotwireWebViewController` and by the testing library.
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

    func registerNavigator() {
        for stack in [navigationController, modalNavigationController] {
            NavigatorRegistry.entries[stack] = NavigatorRegistry.Entry(navigator: self)
        }
    }
}
