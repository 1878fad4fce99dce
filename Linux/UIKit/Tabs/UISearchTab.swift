/// The tab for a search. It looks like any other one here.
@preconcurrency @MainActor
open class UISearchTab: UITab {}
