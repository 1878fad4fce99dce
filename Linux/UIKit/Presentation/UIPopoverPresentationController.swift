/// The presentation of a popover. On Linux it is a sheet or a card without an arrow, so these properties have no
/// effect.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to.
    open var sourceView: UIView?
    /// The area of that view that the popover points to.
    open var sourceRect = CGRect.null
    /// The bar button that the popover points to.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that the arrow may have.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
    public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
    public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
    public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
    public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
}
