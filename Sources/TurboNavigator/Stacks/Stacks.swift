import TurboSession
import UIKit

/// The two navigation controllers, and what the navigator stores about each controller on them.
@MainActor
final class Stacks {
    private let mainStack: MainStack
    /// The modal stack, which is presented for screens of the modal context. It never changes.
    let modal: UINavigationController
    let sessions: SessionPair
    /// Receives each decision with its proposal and state; nil by default.
    var onDecision: (@MainActor (NavigationProposal, NavigationState, NavigationDecision) -> Void)?
    /// Shows the navigator's downloads, for the menu of each screen; nil by default.
    var showDownloads: (@MainActor () -> Void)?
    /// Whether the list of downloads has any.
    var hasDownloads = false {
        didSet {
            guard hasDownloads != oldValue else { return }
            let controllers = main.viewControllers + modal.viewControllers + pending.values
            for controller in controllers + [replaced?.controller].compactMap(\.self)
            where state(of: controller)?.context != nil {
                updateMenu(of: controller.navigationItem)
            }
        }
    }
    private var controllerStates = WeakTable<ControllerState>()
    /// The controllers of the current proposal, by the IDs in its steps.
    private var pending: [Screen.ID: UIViewController] = [:]
    /// The controller that was replaced last, until a page is rendered instead: what replaces it may be a file.
    var replaced: (controller: UIViewController, by: Screen.ID)?
    var lastID = 0

    init(main: MainStack, modal: UINavigationController, sessions: SessionPair) {
        mainStack = main
        self.modal = modal
        self.sessions = sessions
    }

    var main: UINavigationController { mainStack.controller }

    subscript(stack: NavigationState.Stack) -> UINavigationController { stack == .main ? main : modal }

    /// The topmost presented controller, but no search.
    var top: UIViewController {
        var controller: UIViewController = main
        while let presented = controller.presenter.presentedViewController, !presented.isBeingDismissed {
            controller = presented
        }
        return controller
    }

    /// The topmost presented controller, to present on.
    var presenter: UIViewController { top.presenter }

    /// Whether the user can be asked now: the stacks are on screen, without an alert.
    var canPresentAlert: Bool { !(top is UIAlertController) && top.viewIfLoaded?.window != nil }

    /// Whether the main stack is in a tab that isn't selected. UIKit presents nothing over it.
    var isInHiddenTab: Bool {
        tabs.map { $0.selectedViewController !== main } ?? false
    }

    /// The tab bar controller of the main stack. UIKit doesn't promise that a stack is its child before its `UITab` is
    /// selected.
    private var tabs: UITabBarController? {
        if #available(iOS 18.0, *), let tabs = main.tab?.tabBarController { return tabs }
        return main.parent as? UITabBarController
    }

    /// The size of the window's part in which the main stack is or will be shown; zero if it isn't in a window.
    var size: CGSize {
        let controllers = Array(sequence(first: main as UIViewController, next: \.parent)) + [tabs].compactMap { $0 }
        let sizes = controllers.lazy.compactMap { $0.viewIfLoaded?.bounds.size }
        return sizes.first { $0.width > 0 && $0.height > 0 } ?? .zero
    }

    func nextID() -> Screen.ID {
        lastID += 1
        return Screen.ID(lastID)
    }

    // MARK: Controllers and their state

    func state(of controller: UIViewController) -> ControllerState? { controllerStates[controller] }

    /// Called when the page of a screen is rendered. That of a sign-in, which a file may need, doesn't count.
    func replacementDidRender(_ controller: UIViewController) {
        guard let id = replaced?.by else { return }
        if id == state(of: controller)?.id || currentState().stack(of: id) == nil { replaced = nil }
    }

    func store(_ state: ControllerState, of controller: UIViewController) {
        controllerStates[controller] = state
    }

    /// Stores what is known of a controller that is shown for a proposal, and applies its rules.
    func register(
        _ controller: UIViewController, _ id: Screen.ID, _ kind: Screen.Kind, in context: Navigation.Context?,
        for proposal: VisitProposal
    ) {
        var state = ControllerState(id: id, kind: kind, context: context, routedURL: proposal.url)
        if context == .modal {
            state.modality = ModalityOverride.apply(
                isGestureEnabled: proposal.properties.modalDismissGestureEnabled, to: controller,
                former: self.state(of: controller)?.modality)
        }
        state.provisionalTitle = setInitialTitle(of: controller, for: proposal)
        store(state, of: controller)
        if let isEnabled = proposal.properties.pullToRefreshEnabled {
            (controller as? any Visitable)?.visitableView?.allowsPullToRefresh = isEnabled
        }
        updateMenu(of: controller.navigationItem)
    }

    /// Adds Downloads to the menu of a bar, unless the app has set its own items. Without downloads, the menu would be
    /// there for nothing.
    private func updateMenu(of item: UINavigationItem) {
        guard #available(iOS 16.0, *) else { return }
        if hasDownloads, item.additionalOverflowItems == nil {
            item.additionalOverflowItems = downloadsMenu
        } else if !hasDownloads, item.additionalOverflowItems === downloadsMenu {
            item.additionalOverflowItems = nil
        }
    }

    private lazy var downloadsMenu = UIDeferredMenuElement.uncached { [weak self] completion in
        completion([UIAction(title: BuiltInText.downloads.text()) { _ in self?.showDownloads?() }])
    }

    /// Returns the controller with an ID, which is on a stack or belongs to the current proposal.
    func viewController(_ id: Screen.ID) -> UIViewController? {
        let known = main.viewControllers + modal.viewControllers
        return pending[id] ?? known.first { controllerStates[$0]?.id == id }
    }

    /// Holds a controller until the current proposal has ended.
    func retain(_ controller: UIViewController, as id: Screen.ID) {
        pending[id] = controller
    }

    func releasePending() {
        pending = [:]
    }
}

/// The sessions of the two stacks.
@MainActor
struct SessionPair {
    let main: Session
    let modal: Session

    var all: [Session] { [main, modal] }

    subscript(stack: NavigationState.Stack) -> Session { stack == .main ? main : modal }
}
