import UIKit

/// Hears of it when the user closes the modal stack by a gesture or the Escape key.
@MainActor
final class ModalDismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var performer: StepPerformer?

    init(_ performer: StepPerformer) {
        self.performer = performer
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        performer?.modalLife.expect(.gesture)
        performer?.emptyModalStack()
    }
}
