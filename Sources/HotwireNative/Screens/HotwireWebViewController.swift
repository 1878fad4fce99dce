import TurboNavigator
import UIKit

/// A screen that shows one page with its bridge components.
@preconcurrency @MainActor
open class HotwireWebViewController: BridgeViewController {
    /// Creates a screen for the page at an absolute URL.
    public init(url: URL) {
        super.init(nibName: nil, bundle: nil)
        visitableURL = url
    }

    @available(*, unavailable, message: "create a HotwireWebViewController with a URL")
    public required init?(coder: NSCoder) {
        nil
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = Hotwire.config.backButtonDisplayMode
        if Hotwire.config.showDoneButtonOnModals { addDoneButtonToModals() }
    }

    private func addDoneButtonToModals() {
        guard presentingViewController != nil else { return }
        let action = UIAction { [weak self] _ in self?.closeModal() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: action)
    }

    /// Dismisses the modal. The modal stack of a navigator is dismissed as with a drag: it asks before discarding
    /// unsaved input.
    private func closeModal() {
        guard let stack = navigationController, let navigator = TurboNavigator.navigator(of: stack),
            navigator.modalNavigationController === stack
        else { return dismiss(animated: true) }
        navigator.userDidTapDone()
    }
}
