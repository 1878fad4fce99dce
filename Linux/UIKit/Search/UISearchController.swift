/// A search in a view controller, whose navigation item shows the search bar. While it is active, it is presented over
/// the view controller, if that defines a presentation context, otherwise over the stack. On Linux its view is the
/// search bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    private let bar = UISearchBar(frame: .zero)

    /// Creates a search whose results the view controller itself shows. On Linux a controller for results isn't
    /// supported.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
        view = bar
        if searchResultsController != nil {
            Log.warn("searchResultsController is not supported: pass nil, and show results in the searched controller.")
        }
        bar.onChange = { [weak self] in
            guard let self else { return }
            self.searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that updates the results when the text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The search bar.
    open var searchBar: UISearchBar { bar }

    /// The controller whose navigation item shows the search bar.
    var screen: UIViewController? { (bar.superview as? NavigationContentView)?.controller }

    /// Whether the user is searching, until a cancellation. Setting it to false clears the text.
    open var isActive: Bool {
        get { bar.isFirstResponder || bar.isEdited }
        set {
            guard !newValue else { return _ = bar.becomeFirstResponder() }
            bar.text = ""
            bar.resignFirstResponder()
        }
    }

    /// Whether the content is dimmed during a search. On Linux it is stored, but has no effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar is hidden during a search. On Linux it is stored, but has no effect.
    open var hidesNavigationBarDuringPresentation = true
}

extension UIViewController {
    /// The search that has presented itself over this controller.
    var presentedSearch: UISearchController? {
        guard let search = searchedScreen?.navigationItem.searchController, search.screen != nil, search.isActive else {
            return nil
        }
        return search
    }

    /// The controller whose search presents itself over this one.
    private var searchedScreen: UIViewController? {
        guard let stack = self as? UINavigationController else { return definesPresentationContext ? self : nil }
        return stack.topViewController.flatMap { $0.definesPresentationContext ? nil : $0 }
    }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called after the text has changed, and when the search begins or ends.
    func updateSearchResults(for searchController: UISearchController)
}
