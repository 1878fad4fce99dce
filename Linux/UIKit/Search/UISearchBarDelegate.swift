/// Told what the user does in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The user has pressed Return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user has pressed Escape.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
