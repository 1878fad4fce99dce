/// The base class of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The title of the element.
    open internal(set) var title = ""
    /// The icon of the element.
    open internal(set) var image: UIImage?

    /// The style and availability of an element.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    }

    /// Whether a menu shows a checkmark for an element.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
    }
}
