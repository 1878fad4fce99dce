import UIKit

/// The two navigation controllers, and what the navigator remembers of the controllers on them.
@MainActor
final class Stacks {
    private let mainStack: MainStack
    /// Presented for screens of the modal context. One object for the life of the navigator.
    let modal: UINavigationController
    let sessions: SessionPair
    /// Receives each decision with what it was made of; nil, the default, for none.
    private(set) var onDecision: (@MainActor (NavigationProposal, NavigationState, NavigationDecision) -> Void)?
    private var notes = WeakTable<ScreenNote>()
    /// Controllers of the proposal under way, by the identifier that its steps name.
    private var pending: [Screen.ID: UIViewController] = [:]
    private var lastID = 0

    init(main: MainStack, modal: UINavigationController, sessions: SessionPair) {
        mainStack = main
        self.modal = modal
        self.sessions = sessions
    }

    func observe(_ observer: (@MainActor (NavigationProposal, NavigationState, NavigationDecision) -> Void)?) {
        onDecision = observer
    }

    var main: UINavigationController { mainStack.controller }

    subscript(stack: NavigationState.Stack) -> UINavigationController { stack == .main ? main : modal }

    /// The controller that is on top of everything, to present on.
    var top: UIViewController {
        var controller: UIViewController = main
        while let presented = controller.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }

    /// Whether the main stack is the page of a tab that the user doesn't see. UIKit presents nothing over it.
    var isInHiddenTab: Bool {
        guard let tabs = main.parent as? UITabBarController else { return false }
        return tabs.selectedViewController !== main
    }

    func nextID() -> Screen.ID {
        lastID += 1
        return Screen.ID(lastID)
    }

    // MARK: Notes

    func note(of controller: UIViewController) -> ScreenNote? { notes[controller] }

    func keep(_ note: ScreenNote, of controller: UIViewController) {
        notes[controller] = note
    }

    /// The controller of an identifier: on a stack, or made for the proposal under way.
    func viewController(_ id: Screen.ID) -> UIViewController? {
        let known = main.viewControllers + modal.viewControllers
        return pending[id] ?? known.first { notes[$0]?.id == id }
    }

    /// Holds a controller until the proposal under way has ended.
    func hold(_ controller: UIViewController, as id: Screen.ID) {
        pending[id] = controller
    }

    func letGo() {
        pending = [:]
    }
}
