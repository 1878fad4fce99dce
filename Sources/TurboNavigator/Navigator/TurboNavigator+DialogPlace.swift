import UIKit

extension TurboNavigator: DialogPlace {
    /// Calls back when no proposal is being handled and no transition is running, so that a controller can be presented.
    func whenStill(_ action: @escaping @MainActor () -> Void) {
        queue.whenAtRest { [weak self] in self?.performer.whenSettled(action) }
    }
}
