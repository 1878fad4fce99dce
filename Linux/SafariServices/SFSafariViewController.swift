public import UIKit

/// A small browser to present over the app, for pages that are not the app's own.
///
/// It shares no cookies with the app, and forgets what it has seen. Locations other than http and https are logged and
/// show nothing; on iOS they end the app.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// What the button that closes the browser says.
    public enum DismissButtonStyle: Int, Sendable {
        case done = 0
        case close = 1
        case cancel = 2
    }

    /// Told when the user closes the browser.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    private var browser: BrowserViewController?

    public convenience init(url URL: URL) {
        self.init(nibName: nil, bundle: nil)
        guard BrowserViewController.canShow(URL) else {
            Log.warn("SFSafariViewController shows http and https only, not \(URL.scheme ?? "nothing")")
            return
        }
        browser = BrowserViewController(url: URL)
    }

    /// The colour of the buttons.
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
        // The delegate may have closed it. That isn't an error, and is done once.
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
