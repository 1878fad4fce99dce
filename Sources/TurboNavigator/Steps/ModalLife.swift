import TurboCore
import UIKit

/// Knows whether the modal stack is up, and tells once when it is gone, why, and what it has changed.
@MainActor
final class ModalLife {
    private var onEnd: (ModalDismissalReason, _ changed: UIViewController?) -> Void = { _, _ in }
    /// The end that the rule of the next presentation asks for.
    private var onDismiss = Navigation.OnDismiss.default
    private let controller: UINavigationController
    private var isUp = false
    private var reason: ModalDismissalReason?
    private var changes = ModalChanges()
    private weak var below: UIViewController?
    private var watch: WindowWatch?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// - Parameter onEnd: called once for each presentation, with the screen below if that has to be loaded again.
    func report(_ onEnd: @escaping (ModalDismissalReason, _ changed: UIViewController?) -> Void) {
        self.onEnd = onEnd
    }

    func prepare(onDismiss: Navigation.OnDismiss) {
        self.onDismiss = onDismiss
    }

    /// - Parameters:
    ///   - below: the screen that the stack is presented over; nil for none.
    ///   - whenSettled: calls back when nothing moves.
    func begin(
        over below: UIViewController?,
        _ whenSettled: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
    ) {
        // A dismissal that has not been told yet: it took longer than its step waits, or the app's own still moves.
        endIfGone()
        isUp = true
        reason = nil
        changes = ModalChanges(onDismiss: onDismiss)
        self.below = below
        guard watch == nil else { return }
        // UIKit sends no delegate call when the app dismisses the stack by itself, but its view leaves the window.
        let watch = WindowWatch(frame: .zero)
        watch.report { [weak self] in whenSettled { self?.endIfGone() } }
        watch.isHidden = true
        controller.view.addSubview(watch)
        self.watch = watch
    }

    /// Notes what is about to dismiss the stack.
    func expect(_ reason: ModalDismissalReason) {
        self.reason = reason
    }

    /// A page of the stack has sent a form that may have changed data.
    func formWasAnswered() {
        changes.formWasAnswered()
    }

    /// Tells of the end, if there was a presentation and the stack isn't presented any more.
    func endIfGone() {
        guard isUp, controller.presentingViewController == nil else { return }
        isUp = false
        let reason = reason ?? .app
        onEnd(reason, changes.refreshesPageBelow(endsByNavigation: reason == .navigation) ? below : nil)
    }
}

/// A view that reports when it leaves its window.
private final class WindowWatch: UIView {
    private var onLeave: @MainActor () -> Void = {}

    func report(_ onLeave: @escaping @MainActor () -> Void) {
        self.onLeave = onLeave
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        // The controllers know of it a turn later.
        Task { [weak self] in self?.onLeave() }
    }
}
