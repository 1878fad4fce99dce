internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Waits until the window of a view has been drawn once more. Returns at once if it has none.
@MainActor
package func nextFrame(of view: UIView) async {
    await view.nextFrame {}
}

/// The picture of the whole window around a view, in the next frame that can be captured; nil without a window, or
/// after this number of frames.
@MainActor
package func nextPicture(ofWindowAround view: UIView, frames: Int = 120) async -> Picture? {
    await view.nextFrame(of: frames) { Picture(ofWindowAround: view) }
}

/// The picture of a view, in the next frame that can be captured; nil if it isn't on screen.
@MainActor
package func nextPicture(of view: UIView, frames: Int = 120) async -> Picture? {
    await view.nextFrame(of: frames) { Picture(of: view) }
}

/// Makes GTK draw a view again in the next frame.
@MainActor
package func willBeDrawn(_ view: UIView) {
    gtk_widget_queue_draw(view.widget.widget)
}

/// Waits until a controller is in no transition.
@MainActor
package func transitionEnd(of controller: UIViewController) async {
    while let coordinator = controller.transitionCoordinator {
        await withCheckedContinuation { continuation in
            let isRegistered = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume() }
            if !isRegistered { continuation.resume() }
        }
    }
}
