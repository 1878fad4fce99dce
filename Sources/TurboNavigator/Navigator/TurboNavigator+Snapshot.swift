import UIKit

/// What is on screen, read from UIKit right before it is needed.
extension TurboNavigator {
    package func snapshot() -> NavigationState {
        var state = NavigationState(main: navigationController.viewControllers.map { screen($0) })
        var covering = navigationController.presentedViewController
        var covered = NavigationState.Stack.main
        if covering === modalNavigationController {
            state.modal = NavigationState.Modal(
                screens: modalNavigationController.viewControllers.map { screen($0) },
                isBeingDismissed: modalNavigationController.isBeingDismissed)
            covering = modalNavigationController.presentedViewController
            covered = .modal
        }
        if let covering, covering !== modalNavigationController, !covering.isBeingDismissed {
            state.cover = NavigationState.Cover(screen: screen(covering, kind: .foreign), over: covered)
        }
        return state
    }

    /// Whether the user sees the page of a session: it is on the top screen of the stack in front, and nothing covers it.
    func isSeen(_ session: Session) -> Bool {
        let stack = controller(for: session === modalSession ? .modal : .main)
        guard activeViewController === stack, session.webView.window != nil,
            let screen = stack.topViewController?.viewIfLoaded
        else { return false }
        return session.webView.isDescendant(of: screen)
    }

    /// The screen of a controller. One that the app put there itself gets an identifier, and has no URL.
    func screen(_ controller: UIViewController, kind: Screen.Kind = .native) -> Screen {
        let note = notes[controller] ?? addNote(for: controller, kind: kind)
        let visitable = controller as? any Visitable
        let urls = visitable.flatMap { session.urls(of: $0) ?? modalSession.urls(of: $0) }
        return Screen(
            id: note.id, kind: note.kind, context: note.context, routedURL: note.routedURL,
            redirectedURL: note.routedURL == nil ? nil : urls?.redirected, currentURL: urls?.current)
    }

    private func addNote(for controller: UIViewController, kind: Screen.Kind) -> ScreenNote {
        let isWeb = kind == .native && controller is any Visitable
        let note = ScreenNote(id: nextID(), kind: isWeb ? .web : kind)
        notes[controller] = note
        return note
    }

    /// The controller of an identifier: on a stack, or made for the proposal under way.
    func viewController(_ id: Screen.ID) -> UIViewController? {
        let known = navigationController.viewControllers + modalNavigationController.viewControllers
        return pending[id] ?? known.first { notes[$0]?.id == id }
    }
}
