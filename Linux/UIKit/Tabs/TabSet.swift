/// The tabs of a controller, and the selected one. The app sets them either as `tabs` or as `viewControllers`.
@MainActor
struct TabSet {
    private(set) var all: [UITab] = []
    /// Whether the app has set `tabs`.
    private(set) var isSetAsTabs = true
    private(set) var selected: UITab?

    var selectedIndex: Int? {
        selected.flatMap { tab in all.firstIndex { $0 === tab } }
    }

    /// Replaces the tabs. Keeps the selected tab if it is one of the new ones. Otherwise selects the tab at its index,
    /// or the first.
    mutating func set(_ tabs: [UITab], isSetAsTabs: Bool) {
        let index = selectedIndex ?? 0
        all = tabs
        self.isSetAsTabs = isSetAsTabs
        if selectedIndex == nil { selected = tabs.indices.contains(index) ? tabs[index] : tabs.first }
    }

    /// - Returns: false if the tab isn't one of the controller's.
    mutating func select(_ tab: UITab) -> Bool {
        guard all.contains(where: { $0 === tab }) else { return false }
        selected = tab
        return true
    }

    func tab(with item: UITabBarItem?) -> UITab? {
        all.first { $0.item === item }
    }

    func tab(of controller: UIViewController) -> UITab? {
        all.first { $0.viewControllerIfMade === controller }
    }
}
