import TurboCore
import UIKit

/// The navigators by their stacks. Used by the app's tests.
@MainActor
private enum NavigatorDirectory {
    struct Entry {
        weak var navigator: TurboNavigator?
    }

    static var entries = WeakTable<Entry>()
}

extension TurboNavigator {
    /// Returns the navigator with this main or modal stack; nil for another navigation controller of the app.
    package static func find(of stack: UINavigationController) -> TurboNavigator? {
        NavigatorDirectory.entries[stack]?.navigator
    }

    func becomeFindable() {
        for stack in [navigationController, modalNavigationController] {
            NavigatorDirectory.entries[stack] = NavigatorDirectory.Entry(navigator: self)
        }
    }
}
