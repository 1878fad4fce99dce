public import UIKit

/// A browser to present over the app, for pages of other sites.
///
/// It doesn't share the app's cookies, and stores no data. A URL whose scheme isn't http or https shows an empty view
/// and logs a warning; on iOS it ends the app.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The title of the button that closes the browser.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// The object that is notified when the user closes the browser.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    private var browser: BrowserViewController?

    /// Called before a document is loaded, for AuthenticationServices. Returns true for a URL that isn't loaded.
    package var onNavigation: ((URL) -> Bool)? {
        get { browser?.onNavigation }
        set { browser?.onNavigation = newValue }
    }

    public convenience init(url URL: URL) {
        self.init(nibName: nil, bundle: nil)
        guard BrowserViewController.canShow(URL) else {
            Log.warn("SFSafariViewController supports only http and https, not \(URL.scheme ?? "nothing")")
            return
        }
        browser = BrowserViewController(url: URL)
    }

    /// The color of the buttons.
    open var preferredControlTintColor: UIColor? {
        didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
    }

    open var dismissButtonStyle = DismissButtonStyle.done {
        didSet { updateDismissButton() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = preferredControlTintColor
        updateDismissButton()
        let navigation = UINavigationController(rootViewController: browser ?? UIViewController())
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        onUserDismissal = { [weak self] in
            if let self { self.delegate?.safariViewControllerDidFinish(self) }
        }
    }

    private func close() {
        delegate?.safariViewControllerDidFinish(self)
        // The delegate may already have dismissed the browser. Dismissing it again has no effect.
        dismiss(animated: true)
    }

    private func updateDismissButton() {
        let close = UIAction { [weak self] _ in self?.close() }
        browser?.closeItem = UIBarButtonItem(
            systemItem: dismissButtonStyle.systemItem, primaryAction: close)
    }
}

extension SFSafariViewController.DismissButtonStyle {
    fileprivate var systemItem: UIBarButtonItem.SystemItem {
        switch self {
        case .done: .done
        case .close: .close
        case .cancel: .cancel
        }
    }
}

/// Methods that report events of an SFSafariViewController.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called after the user has closed the browser.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
