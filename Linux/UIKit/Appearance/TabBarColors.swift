internal import GObjectKit

/// The colors of a tab bar.
@MainActor
struct TabBarColors {
    private var background: UIColor?
    private(set) var normal: TabColors
    private(set) var selected: TabColors

    init(_ appearance: UITabBarAppearance?, _ bar: UITabBar) {
        background = appearance?.backgroundColor ?? bar.barTintColor
        normal = TabColors(appearance?.stackedLayoutAppearance.normal, bar.unselectedItemTintColor)
        selected = TabColors(appearance?.stackedLayoutAppearance.selected, bar.chosenTintColor)
    }

    /// Returns these colors with missing values filled in from another.
    func completed(by other: TabBarColors) -> TabBarColors {
        var whole = self
        whole.background = background ?? other.background
        whole.normal = normal.completed(by: other.normal)
        whole.selected = selected.completed(by: other.selected)
        return whole
    }

    func drawBackground(on bar: GObjectReference, _ style: ViewStyle) {
        style.set("background-color", background?.css, on: bar)
    }
}

/// The colors of a tab in one state.
@MainActor
struct TabColors {
    var icon: UIColor?
    var text: UIColor?
    var badge: UIColor?

    init(_ appearance: UITabBarItemStateAppearance?, _ tint: UIColor?) {
        icon = appearance?.iconColor ?? tint
        text = TextAttributes(appearance?.titleTextAttributes).color ?? tint
        badge = appearance?.badgeBackgroundColor
    }

    func completed(by other: TabColors) -> TabColors {
        var whole = self
        whole.icon = icon ?? other.icon
        whole.text = text ?? other.text
        whole.badge = badge ?? other.badge
        return whole
    }
}
