/// The tabs of a controller, and which of them is seen. A controller has them by one of two faces: `tabs`, or
/// `viewControllers`.
@MainActor
struct TabSet {
    private(set) var all: [UITab] = []
    /// Whether the app set `tabs`.
    private(set) var isOfTabs = true
    private(set) var selected: UITab?

    var selectedIndex: Int? {
        selected.flatMap { tab in all.firstIndex { $0 === tab } }
    }

    /// The tab that was seen stays, if it is among the new ones; else one at the same place or the first is chosen.
    mutating func set(_ tabs: [UITab], isOfTabs: Bool) {
        let index = selectedIndex ?? 0
        all = tabs
        self.isOfTabs = isOfTabs
        if selectedIndex == nil { selected = tabs.indices.contains(index) ? tabs[index] : tabs.first }
    }

    /// - Returns: false for one that is not here.
    mutating func select(_ tab: UITab) -> Bool {
        guard all.contains(where: { $0 === tab }) else { return false }
        selected = tab
        return true
    }

    func tab(of controller: UIViewController) -> UITab? {
        all.first { $0.viewControllerIfMade === controller }
    }
}
