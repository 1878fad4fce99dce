import UIKit

/// Records which changes of the stack were animated.
final class RecordingNavigationController: UINavigationController {
    private(set) var animations: [String] = []
    /// Holds presentations until `presentHeld`.
    var holdsPresentations = false
    private var held: (@MainActor () -> Void)?

    func presentHeld() {
        holdsPresentations = false
        held?()
        held = nil
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        animations.append("push \(animated)")
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        animations.append("pop \(animated)")
        return super.popViewController(animated: animated)
    }

    override func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        animations.append("present \(flag)")
        guard holdsPresentations else { return super.present(controller, animated: flag, completion: completion) }
        held = { [weak self] in self?.present(controller, animated: flag, completion: completion) }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        animations.append("dismiss \(flag)")
        super.dismiss(animated: flag, completion: completion)
    }
}
