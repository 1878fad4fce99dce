import UIKit

/// The current state of the stacks, read from UIKit right before it is needed.
extension Stacks {
    func currentState() -> NavigationState {
        var state = NavigationState(main: main.viewControllers.map { screen($0, on: .main) })
        var overlay = main.presenter.presentedViewController
        var stack = NavigationState.Stack.main
        if overlay === modal {
            state.modal = NavigationState.Modal(
                screens: modal.viewControllers.map { screen($0, on: .modal) }, isBeingDismissed: modal.isBeingDismissed)
            overlay = modal.presenter.presentedViewController
            stack = .modal
        }
        if let overlay, overlay !== modal, !overlay.isBeingDismissed {
            state.overlay = NavigationState.Overlay(screen: screen(overlay, kind: .foreign, on: stack), over: stack)
        }
        return state
    }

    /// Returns whether the page of a session is visible: it is on the top screen of the visible stack, without an
    /// overlay.
    func isVisible(_ session: Session) -> Bool {
        let stack = stack(of: session)
        guard top === stack, session.webView.window != nil, let screen = stack.topViewController?.viewIfLoaded else {
            return false
        }
        return session.webView.isDescendant(of: screen)
    }

    /// Returns the stack of a session.
    func stack(of session: Session) -> UINavigationController { self[side(of: session)] }

    func side(of session: Session) -> NavigationState.Stack { session === sessions.modal ? .modal : .main }

    /// Returns the screen of a controller. A controller that the app put there itself gets an ID, and has no URL.
    private func screen(
        _ controller: UIViewController, kind: Screen.Kind = .native, on stack: NavigationState.Stack
    ) -> Screen {
        let state = state(of: controller) ?? addState(for: controller, kind: kind)
        let visitable = controller as? any Visitable
        let urls = visitable.flatMap { sessions[stack].urls(of: $0) }
        return Screen(
            id: state.id, kind: state.kind, context: state.context, routedURL: state.routedURL,
            redirectedURL: state.routedURL == nil ? nil : urls?.redirected, currentURL: urls?.current)
    }

    private func addState(for controller: UIViewController, kind: Screen.Kind) -> ControllerState {
        let isWeb = kind == .native && controller is any Visitable
        let state = ControllerState(id: nextID(), kind: isWeb ? .web : kind)
        store(state, of: controller)
        return state
    }
}
