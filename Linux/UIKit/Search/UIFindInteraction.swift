/// The search of a page's text.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject {
    private let end: () -> Void

    package init(end: @escaping () -> Void) {
        self.end = end
    }

    /// Closes the bar with the search.
    open func dismissFindNavigator() {
        end()
    }
}
