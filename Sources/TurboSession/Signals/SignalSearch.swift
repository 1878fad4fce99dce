import UIKit

/// A search for a signal of a page, or of one of its ready-made components: its text is that of the field in the page.
/// All other searches are the app's.
package final class SignalSearch: UISearchController, UISearchBarDelegate {
    /// The name of the component; nil for an attribute of the page.
    fileprivate var component: String?
    private var signal: PageSignal?
    /// Called with the number of the field, the user's text, and whether its form is sent.
    private var search: @MainActor (Int, String, Bool) -> Void = { _, _, _ in }

    fileprivate convenience init(
        of component: String?, _ search: @escaping @MainActor (Int, String, Bool) -> Void
    ) {
        self.init(searchResultsController: nil)
        (self.component, self.search) = (component, search)
        obscuresBackgroundDuringPresentation = false
        hidesNavigationBarDuringPresentation = false
        searchBar.delegate = self
    }

    /// While the user is searching, the text is the user's.
    fileprivate func show(_ signal: PageSignal) {
        self.signal = signal
        guard case .search(let text) = signal.kind else { return }
        searchBar.placeholder = signal.element.title
        if !searchBar.isFirstResponder, searchBar.text ?? "" != text { searchBar.text = text }
    }

    /// Ends the search before it is removed: UIKit would leave it presented.
    fileprivate func end() {
        signal = nil
        isActive = false
    }

    private func send(_ text: String, submits: Bool) {
        if let signal { search(signal.element.id, text, submits) }
    }

    package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        send(searchText, submits: false)
    }

    package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { send(searchBar.text ?? "", submits: true) }

    package func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { send("", submits: false) }
}

extension UIViewController {
    /// Shows a search in the bar for the first signal that is one, unless there is one of the app or of another
    /// component.
    ///
    /// - Parameters:
    ///   - component: the name of the component whose search this is; nil, the default, for an attribute of the page.
    ///   - search: called with the number of the field, the user's text, and whether its form is sent.
    /// - Returns: the signal whose search is shown; nil for none.
    @discardableResult
    func show(
        search signals: [PageSignal], of component: String? = nil,
        _ search: @escaping @MainActor (Int, String, Bool) -> Void
    ) -> PageSignal? {
        let item = navigationItem
        let shown = (item.searchController as? SignalSearch).flatMap { $0.component == component ? $0 : nil }
        guard let signal = signals.first(where: \.kind.isSearch) else {
            guard let shown else { return nil }
            shown.end()
            item.searchController = nil
            return nil
        }
        if let shown {
            shown.show(signal)
            return signal
        }
        guard item.searchController == nil else { return nil }
        let new = SignalSearch(of: component, search)
        // An active search presents itself: otherwise over the stack, where it keeps dialogs and modals from being
        // presented, and stays when the screen is covered by another one.
        definesPresentationContext = true
        item.searchController = new
        item.hidesSearchBarWhenScrolling = false
        new.show(signal)
        return signal
    }
}
