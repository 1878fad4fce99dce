/// Methods that control and report the dismissal of a sheet by the user. On Linux, the first and the last one are also
/// called when the user closes the window: for the presentation controller of its root.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may dismiss the presentation now.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user starts to dismiss the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has tried to dismiss a presentation that may not be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
