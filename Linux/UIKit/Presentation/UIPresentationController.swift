/// The presentation of a view controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?

    /// Creates a presentation controller. It is created when `presentationController` is first read.
    public required init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // The presented controller owns this object, so the references below are valid as long as it exists.

    /// The presented controller.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// The presenting controller.
    open var presentingViewController: UIViewController {
        presented?.presentation.presenter ?? presenting ?? UIViewController()
    }

    /// The view that contains the presentation; nil before it begins and after it has ended.
    open var containerView: UIView? { presented?.presentation.container }

    /// The delegate. Its methods are called for dismissals by the user, not for the app's calls of `dismiss`.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Dismisses the presentation for the user, who has pressed Escape or clicked beside the sheet.
    func dismissByUser() {
        guard let presented, !presented.isBeingDismissed else { return }
        guard mayBeDismissedByUser else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presentation.presenter?.dismiss(animated: true) { [self] in didDismissByUser() }
    }

    var mayBeDismissedByUser: Bool {
        let mayDismiss = delegate?.presentationControllerShouldDismiss(self) ?? true
        return presented?.blocksDismissal == false && mayDismiss
    }

    /// Whether the delegate prevents the user from closing the window of which the presented controller is the root.
    var delegateHoldsWindow: Bool { delegate?.presentationControllerShouldDismiss(self) == false }

    /// Begins a dismissal that follows the finger, after the user has dragged the sheet below its lowest height.
    ///
    /// - Returns: nil if the presentation can't be dismissed now.
    func beginDismissalByUser() -> DismissOperation? {
        guard let presented, let presenter = presented.presentation.presenter, let window = presented.view.window else {
            return nil
        }
        let operation = DismissOperation(
            [presented], from: presenter, animated: true, interactive: true, completion: nil)
        // A cancelled dismissal isn't reported. The next one calls the delegate again.
        operation.add { [self, weak operation] in
            if operation?.isCancelled == false { didDismissByUser() }
        }
        guard window.presentations.isIdle else { return nil }
        delegate?.presentationControllerWillDismiss(self)
        return window.presentations.startNow(operation) ? operation : nil
    }

    private func didDismissByUser() {
        presented?.onUserDismissal?()
        delegate?.presentationControllerDidDismiss(self)
    }
}

extension UIViewController {
    /// Whether `isModalInPresentation` is set on the presented controller or on the top of its stack.
    fileprivate var blocksDismissal: Bool {
        isModalInPresentation || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
    }
}
