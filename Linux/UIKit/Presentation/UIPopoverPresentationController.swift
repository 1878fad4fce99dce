/// The presentation of a popover. Here it is a sheet, which points at nothing.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at.
    open var sourceView: UIView?
}
