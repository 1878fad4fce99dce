import UIKit

/// A search for a signal of a page: its text is that of the field in the page. All other searches are the app's.
package final class SignalSearch: UISearchController, UISearchBarDelegate {
    private var signal: PageSignal?
    /// Called with the number of the field, the user's text, and whether its form is sent.
    private var search: @MainActor (Int, String, Bool) -> Void = { _, _, _ in }

    fileprivate convenience init(_ search: @escaping @MainActor (Int, String, Bool) -> Void) {
        self.init(searchResultsController: nil)
        self.search = search
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

    private func send(_ text: String, submits: Bool) {
        if let signal { search(signal.element.id, text, submits) }
    }

    package func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        send(searchText, submits: false)
    }

    package func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { send(searchBar.text ?? "", submits: true) }

    package func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { send("", submits: false) }
}

extension UINavigationItem {
    /// Shows a search for the first signal that is one, unless the app has a search of its own.
    ///
    /// - Parameter search: called with the number of the field, the user's text, and whether its form is sent.
    func show(search signals: [PageSignal], _ search: @escaping @MainActor (Int, String, Bool) -> Void) {
        guard let signal = signals.first(where: \.kind.isSearch) else {
            if searchController is SignalSearch { searchController = nil }
            return
        }
        if searchController == nil {
            searchController = SignalSearch(search)
            hidesSearchBarWhenScrolling = false
        }
        (searchController as? SignalSearch)?.show(signal)
    }
}
