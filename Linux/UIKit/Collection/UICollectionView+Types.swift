extension UICollectionView {
    /// The position of an item after scrolling to it. None means: scroll only as far as necessary.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var top: ScrollPosition { ScrollPosition(rawValue: 1) }
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 2) }
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 4) }
        public static var left: ScrollPosition { ScrollPosition(rawValue: 8) }
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 16) }
        public static var right: ScrollPosition { ScrollPosition(rawValue: 32) }
    }

    /// The direction in which a flow layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// The category of an element. On Linux there are no decoration views.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }
}

extension IndexPath {
    /// Creates an index path of an item in a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The index of the item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
