package import UIKit

/// Waits until a controller is in no transition.
@MainActor
package func transitionEnd(of controller: UIViewController) async {
    while let coordinator = controller.transitionCoordinator {
        await withCheckedContinuation { continuation in
            let isHeard = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
            if !isHeard { continuation.resume() }
        }
    }
}
