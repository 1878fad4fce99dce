/// How tabs look: the one that is seen, and the others.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Of the tabs that are not seen.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// Of the tab that is seen.
    open private(set) var selected = UITabBarItemStateAppearance()
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of the icon.
    open var iconColor: UIColor?
    /// Font and colour of the text.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What is painted behind the badge.
    open var badgeBackgroundColor: UIColor?
}
