/// A menu of actions, shown by a button.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The actions and submenus.
    open private(set) var children: [UIMenuElement] = []

    /// Creates a menu.
    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init()
        self.title = title
        self.image = image
        self.children = children
    }

    /// The identifier of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Options for a submenu. On Linux a submenu is always shown inline.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
