import UIKit

/// Knows whether the modal stack is up, and tells once when it is gone, and why.
@MainActor
final class ModalLife {
    /// Called once for each presentation.
    var onEnd: (ModalDismissalReason) -> Void = { _ in }

    private let controller: UINavigationController
    private var isUp = false
    private var reason: ModalDismissalReason?
    private var watch: WindowWatch?

    init(of controller: UINavigationController) {
        self.controller = controller
    }

    /// - Parameter whenSettled: calls back when nothing moves.
    func begin(_ whenSettled: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        // A dismissal that took longer than its step waits has not been told yet.
        if reason != nil { endIfGone() }
        isUp = true
        reason = nil
        guard watch == nil else { return }
        // UIKit sends no delegate call when the app dismisses the stack by itself, but its view leaves the window.
        let watch = WindowWatch(frame: .zero)
        watch.onLeave = { [weak self] in whenSettled { self?.endIfGone() } }
        watch.isHidden = true
        controller.view.addSubview(watch)
        self.watch = watch
    }

    /// Notes what is about to dismiss the stack.
    func expect(_ reason: ModalDismissalReason) {
        self.reason = reason
    }

    /// Tells of the end, if there was a presentation and the stack isn't presented any more.
    func endIfGone() {
        guard isUp, controller.presentingViewController == nil else { return }
        isUp = false
        onEnd(reason ?? .app)
    }
}

/// A view that says when it leaves its window.
private final class WindowWatch: UIView {
    var onLeave: @MainActor () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        // The controllers know of it a turn later.
        Task { [weak self] in self?.onLeave() }
    }
}
