import UIKit

/// Hears of it when the user closes the modal stack by a gesture or the Escape key.
@MainActor
final class ModalDismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var navigator: TurboNavigator?

    init(_ navigator: TurboNavigator) {
        self.navigator = navigator
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        navigator?.emptyModalStack()
    }
}
