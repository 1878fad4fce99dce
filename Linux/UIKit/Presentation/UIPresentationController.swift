/// One presentation of one controller.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?

    /// Made when `presentationController` is first read.
    public required init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // Both controllers are known for as long as the presented one lives, which owns this object.

    /// What is presented.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// What presents it.
    open var presentingViewController: UIViewController {
        presented?.presentation.presenter ?? presenting ?? UIViewController()
    }

    /// Asked and told when the user closes the presentation; the app's own `dismiss` does not ask.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The user wants it closed: Escape, or a click beside the sheet.
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

    /// The user drags it below its lowest height: it is being dismissed, until it is let go.
    ///
    /// - Returns: nil where it can't be now.
    func beginDismissalByUser() -> DismissOperation? {
        guard let presented, let presenter = presented.presentation.presenter, let window = presented.view.window else {
            return nil
        }
        let operation = DismissOperation([presented], from: presenter, animated: true, held: true, completion: nil)
        // The presentation is not told of what is given back: its delegate is asked and told again next time.
        operation.add { [self, weak operation] in
            if operation?.isGivenBack == false { didDismissByUser() }
        }
        guard window.presentations.isAtRest else { return nil }
        delegate?.presentationControllerWillDismiss(self)
        return window.presentations.startNow(operation) ? operation : nil
    }

    private func didDismissByUser() {
        presented?.onUserDismissal?()
        delegate?.presentationControllerDidDismiss(self)
    }
}

extension UIViewController {
    /// `isModalInPresentation` counts on the presented controller and, for a stack, on the page that is seen.
    fileprivate var blocksDismissal: Bool {
        isModalInPresentation || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
    }
}
