import TurboSession
import UIKit

/// The end of a modal.
extension TurboNavigator {
    /// - Parameter below: the screen below, if the modal may have changed its page.
    func modalDidEnd(_ reason: ModalDismissalReason, changing below: UIViewController?) {
        logNavigation(.info, "the modal stack was dismissed: \(reason.rawValue)")
        // Before the delegate's call, so that this visit doesn't cancel one that the app begins there.
        if let below = below as? any Visitable { refreshChanged(below) }
        signInCollector.modalDidEnd(reason, of: self)
        activeDelegate.modalDidDismiss(reason, from: self)
    }

    /// Reloads the page below if it is still on top and has no unsaved input. Does nothing while a proposal is being
    /// handled, because that decides what is shown.
    private func refreshChanged(_ below: any Visitable) {
        guard queue.isIdle, navigationController.topViewController === below.visitableViewController,
            session.page.unsavedInput(on: below) == .none
        else { return }
        logNavigation(.info, "the page below is reloaded: a form in the modal may have changed it")
        session.visits.refresh(below, response: nil)
    }

    /// Performs an action when no proposal is being handled and no transition is running, so that a controller can be
    /// presented. Doesn't perform it if the navigator is gone by then.
    func whenSettled(_ action: @escaping @MainActor (TurboNavigator) -> Void) {
        Task.starting { [weak self, queue] in
            await queue.settled()
            if let self { action(self) }
        }
    }
}
