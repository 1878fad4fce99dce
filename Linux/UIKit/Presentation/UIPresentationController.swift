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
        let mayDismiss = delegate?.presentationControllerShouldDismiss(self) ?? true
        guard !presented.blocksDismissal, mayDismiss else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presented.presentation.presenter?.dismiss(animated: true) { [self] in
            presented.onUserDismissal?()
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

extension UIViewController {
    /// `isModalInPresentation` counts on the presented controller and, for a stack, on the page that is seen.
    fileprivate var blocksDismissal: Bool {
        isModalInPresentation || (self as? UINavigationController)?.topViewController?.isModalInPresentation == true
    }
}
