/// The appearance of the selected tab and of the others.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The appearance of tabs that aren't selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The color of the icon.
    open var iconColor: UIColor?
    /// The color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The background color of the badge.
    open var badgeBackgroundColor: UIColor?
}
