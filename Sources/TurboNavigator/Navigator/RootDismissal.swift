import UIKit

/// The presentation delegate of the main stack: asks before the user discards unsaved input or downloads together with
/// the stack.
///
/// UIKit has no such call for a window, but on Linux the user's request to close it arrives here. On iOS, an app may
/// present the main stack in a sheet.
@MainActor
final class RootDismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var navigator: TurboNavigator?

    init(navigator: TurboNavigator) {
        self.navigator = navigator
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        navigator?.holdsWindow != true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        navigator?.userDidRequestClosing()
    }
}
