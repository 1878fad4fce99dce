/// The kind and state of a view for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No kind and no state.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image. Together with `button`, the view is a button.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A view that is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text that doesn't change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The header of a part of the content.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
