/// A tab for searching. On Linux it looks like any other tab.
@preconcurrency @MainActor
open class UISearchTab: UITab {}
