/// Looks for something on a page: the navigation item of the page shows its bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)

    /// A search whose results the page itself shows. A controller for results is not shown here.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        if searchResultsController != nil {
            Log.warn("A search shows its results on the page here: pass nil, and show them there.")
        }
        bar.onChange = { [weak self] in
            guard let self else { return }
            self.searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Told when the text changes. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The field.
    open var searchBar: UISearchBar { bar }

    /// Whether the user is looking for something. False empties the field.
    open var isActive: Bool {
        get { bar.isFirstResponder || bar.text?.isEmpty == false }
        set {
            guard !newValue else { return _ = bar.becomeFirstResponder() }
            bar.text = ""
            bar.resignFirstResponder()
        }
    }

    /// Kept: the page stays as it is while the user looks for something.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept: the bar stays where it is.
    open var hidesNavigationBarDuringPresentation = true
}

/// Told when the text of a search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text is another one now, or the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}
