/// The presentation of a popover. Here it is a sheet or a card, which points at nothing.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at.
    open var sourceView: UIView?
    /// Which part of it the popover points at.
    open var sourceRect = CGRect.null
    /// The button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// On which sides the popover may stand.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// On which sides of what it points at a popover may stand.
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
