import TurboCore
import UIKit

/// Navigators by their stacks, for what looks at an app from outside: its tests.
@MainActor
private enum NavigatorDirectory {
    struct Entry {
        weak var navigator: TurboNavigator?
    }

    static var entries = WeakTable<Entry>()
}

extension TurboNavigator {
    /// The navigator whose main or modal stack this is; nil for a stack of the app's own.
    package static func find(of stack: UINavigationController) -> TurboNavigator? {
        NavigatorDirectory.entries[stack]?.navigator
    }

    func becomeFindable() {
        for stack in [navigationController, modalNavigationController] {
            NavigatorDirectory.entries[stack] = NavigatorDirectory.Entry(navigator: self)
        }
    }
}
