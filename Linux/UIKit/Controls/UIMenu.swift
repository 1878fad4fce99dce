/// A list of actions under a button.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Actions and further menus.
    open private(set) var children: [UIMenuElement] = []

    /// A menu of elements.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init()
        self.title = title
        self.image = image
        self.children = children
    }

    /// Tells menus apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu stands in another; here it is always part of the one list.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
