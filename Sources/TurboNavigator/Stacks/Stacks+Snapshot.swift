import UIKit

/// The current state of the stacks, read from UIKit right before it is needed.
extension Stacks {
    func snapshot() -> NavigationState {
        var state = NavigationState(main: main.viewControllers.map { screen($0, on: .main) })
        var covering = main.presentedViewController
        var covered = NavigationState.Stack.main
        if covering === modal {
            state.modal = NavigationState.Modal(
                screens: modal.viewControllers.map { screen($0, on: .modal) }, isBeingDismissed: modal.isBeingDismissed)
            covering = modal.presentedViewController
            covered = .modal
        }
        if let covering, covering !== modal, !covering.isBeingDismissed {
            state.cover = NavigationState.Cover(screen: screen(covering, kind: .foreign, on: covered), over: covered)
        }
        return state
    }

    /// Returns whether the page of a session is visible: it is on the top screen of the visible stack, without an overlay.
    func isSeen(_ session: Session) -> Bool {
        let stack = self[session === sessions.modal ? .modal : .main]
        guard top === stack, session.webView.window != nil, let screen = stack.topViewController?.viewIfLoaded else {
            return false
        }
        return session.webView.isDescendant(of: screen)
    }

    /// Returns the screen of a controller. A controller that the app put there itself gets an ID, and has no URL.
    private func screen(
        _ controller: UIViewController, kind: Screen.Kind = .native, on stack: NavigationState.Stack
    ) -> Screen {
        let note = note(of: controller) ?? addNote(for: controller, kind: kind)
        let visitable = controller as? any Visitable
        let urls = visitable.flatMap { sessions[stack].urls(of: $0) }
        return Screen(
            id: note.id, kind: note.kind, context: note.context, routedURL: note.routedURL,
            redirectedURL: note.routedURL == nil ? nil : urls?.redirected, currentURL: urls?.current)
    }

    private func addNote(for controller: UIViewController, kind: Screen.Kind) -> ScreenNote {
        let isWeb = kind == .native && controller is any Visitable
        let note = ScreenNote(id: nextID(), kind: isWeb ? .web : kind)
        keep(note, of: controller)
        return note
    }
}
