extension UIViewController {
    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = rootOfHierarchy
        guard let window = presenter.viewIfLoaded?.window, window.isShown else {
            return Log.warn("Cannot present \(controller) on \(self), whose view is not in a window.")
        }
        if let other = presenter.presentation.presented ?? presentedViewController as? UISearchController {
            return Log.warn("Cannot present \(controller) on \(self), which is already presenting \(other).")
        }
        guard controller !== presenter, controller.presentation.presenter == nil, controller.parent == nil else {
            return Log.warn("Cannot present \(controller), which is already shown elsewhere.")
        }
        presenter.presentation.presented = controller
        controller.presentation.presenter = presenter
        window.presentations.enqueue(
            PresentOperation(controller, over: presenter, animated: animated, completion: completion))
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        if let search = presentedViewController as? UISearchController {
            search.isActive = false
            if let completion { Toolkit.nextTurn { completion() } }
            return
        }
        guard let presenter = presenterToDismissFrom, let lowest = presenter.presentation.presented else {
            if let completion { Toolkit.nextTurn { completion() } }
            return
        }
        let chain = Array(sequence(first: lowest) { $0.presentation.presented })
        guard let window = presenter.viewIfLoaded?.window else {
            UIViewController.unlink(chain)
            if let completion { Toolkit.nextTurn { completion() } }
            return
        }
        // A second `dismiss` completes together with the running dismissal, even if that follows the user's finger.
        if lowest.isBeingDismissed, let running = window.presentations.dismissal(of: lowest) {
            running.add(completion)
            return running.finishInteraction()
        }
        let operation = DismissOperation(chain, from: presenter, animated: animated, completion: completion)
        if animated {
            for controller in chain { controller.isBeingDismissed = true }
        } else {
            UIViewController.unlink(chain)
        }
        window.presentations.enqueue(operation)
    }

    /// The presenter of the controller that `dismiss` on this controller dismisses.
    private var presenterToDismissFrom: UIViewController? {
        let ancestors = sequence(first: self) { $0.parent }
        return ancestors.first { $0.presentation.presented != nil } ?? rootOfHierarchy.presentation.presenter
    }

    /// Removes controllers from the model of presentations.
    static func unlink(_ chain: [UIViewController]) {
        for controller in chain {
            controller.presentation.presenter?.presentation.presented = nil
            controller.presentation.presenter = nil
        }
    }

    func makePresentationController() -> UIPresentationController? {
        let type =
            switch modalPresentationStyle {
            case .pageSheet, .formSheet: UISheetPresentationController.self
            case .popover: UIPopoverPresentationController.self
            default: UIPresentationController.self
            }
        if let controller = presentation.controller, Swift.type(of: controller) == type { return controller }
        let controller = type.init(presentedViewController: self, presenting: presentation.presenter)
        presentation.controller = controller
        return controller
    }
}

/// The presentations that a controller takes part in.
@MainActor
final class PresentationLinks {
    var style = UIModalPresentationStyle.automatic
    /// The controller that this one presents itself. It is retained.
    var presented: UIViewController?
    /// The controller that presents this one itself.
    weak var presenter: UIViewController?
    /// The container of this controller, from the start of its presentation to the end of its dismissal.
    weak var container: PresentationContainer?
    var controller: UIPresentationController?
}
