import UIKit

/// The presentation delegate of the modal stack: handles its dismissal by a gesture or the Escape key.
@MainActor
final class ModalDismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var performer: StepPerformer?

    init(_ performer: StepPerformer) {
        self.performer = performer
    }

    /// NB: UIKit needs the result at once, so pages report unsaved input in advance.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        performer?.hasUnsavedInput != true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard let performer, !performer.isGestureDismissalDisabled else { return }
        performer.userDidRequestDismissal(.gesture)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        performer?.modalPresentation.willDismiss(for: .gesture)
        performer?.emptyModalStack()
    }
}
