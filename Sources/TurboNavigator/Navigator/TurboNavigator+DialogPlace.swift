import UIKit

extension TurboNavigator: DialogPlace {
    /// Calls back when no proposal is under way and nothing moves: then something can be presented.
    func whenStill(_ action: @escaping @MainActor () -> Void) {
        queue.whenAtRest { [weak self] in self?.performer.whenSettled(action) }
    }
}
