import TurboCore
import UIKit

/// Tracks the presentations of the modal stack. Reports the end of each one once, with the reason and whether to
/// refresh the page below.
@MainActor
final class ModalPresentation {
    /// Called once for each presentation, with the screen below if that has to be refreshed.
    var onEnd: (ModalDismissalReason, _ refreshing: UIViewController?) -> Void = { _, _ in }
    /// The value of `on_dismiss` in the rule of the next presentation.
    private var onDismiss = Navigation.OnDismiss.default
    /// Whether pages waited for the user to sign in when the modal was presented.
    private(set) var isSignIn = false
    private let controller: UINavigationController
    private var isPresented = false
    private var reason: ModalDismissalReason?
    private var refresh = ModalRefresh()
    private weak var below: UIViewController?
    private var windowMonitor: WindowMonitor?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    func prepare(onDismiss: Navigation.OnDismiss, isSignIn: Bool) {
        self.onDismiss = onDismiss
        self.isSignIn = isSignIn
    }

    /// - Parameters:
    ///   - below: the screen over which the stack is presented; nil for none.
    ///   - didLeave: called when the stack isn't in a window anymore.
    func begin(over below: UIViewController?, _ didLeave: @escaping @MainActor () -> Void) {
        // Report the previous dismissal if that has not happened yet: it took longer than its step waits, or the app's
        // own dismissal is still running.
        endIfDismissed()
        isPresented = true
        reason = nil
        refresh = ModalRefresh(onDismiss: onDismiss)
        self.below = below
        guard windowMonitor == nil else { return }
        // UIKit sends no delegate call when the app dismisses the stack by itself, but its view leaves the window.
        windowMonitor = WindowMonitor(in: controller.view) { [weak self] in
            if self?.controller.viewIfLoaded?.window == nil { didLeave() }
        }
    }

    /// Stores the reason of the next dismissal.
    func willDismiss(for reason: ModalDismissalReason) {
        self.reason = reason
    }

    /// Called when a page of the stack has sent a form that may have changed data.
    func formDidGetResponse() {
        refresh.formDidGetResponse()
    }

    /// Reports the end if the stack was presented and is no longer presented.
    func endIfDismissed() {
        guard isPresented, controller.presentingViewController == nil else { return }
        isPresented = false
        let reason = reason ?? .app
        onEnd(reason, refresh.refreshesPageBelow(endsByNavigation: reason == .navigation) ? below : nil)
    }
}
