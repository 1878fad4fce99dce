/// Something that a menu can hold.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// What the element says.
    open internal(set) var title = ""
    /// An icon for the element.
    open internal(set) var image: UIImage?

    /// How an element can be used.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
        public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
        public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
    }
}
