import Turbo
import UIKit

/// The end of a modal.
extension TurboNavigator {
    /// - Parameter below: the screen below, where the modal may have changed what it shows.
    func modalDidEnd(_ reason: ModalDismissalReason, changing below: UIViewController?) {
        logNavigation(.info, "the modal stack is gone: \(reason.rawValue)")
        // First: a visit that the app begins now is not to be ended by this one.
        if let below = below as? any Visitable { refreshChanged(below) }
        deciding.modalDidDismiss(reason, from: self)
    }

    /// Loads a page again that is still on top, unless the user has written something in it. A proposal that is under way says
    /// itself what is shown.
    private func refreshChanged(_ below: any Visitable) {
        guard queue.isAtRest, navigationController.topViewController === below.visitableViewController,
            !session.page.hasUnsavedInput(on: below)
        else { return }
        logNavigation(.info, "the page below is loaded again: a form of the modal may have changed it")
        session.visits.refresh(below, response: nil)
    }
}
