import UIKit

extension TurboNavigator: DialogPresenter {
    /// Calls back when no proposal is being handled and no transition is running, so that a controller can be presented.
    func whenSettled(_ action: @escaping @MainActor () -> Void) {
        queue.whenIdle { [weak self] in self?.performer.whenSettled(action) }
    }
}
