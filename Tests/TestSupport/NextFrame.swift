internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Waits until the window of a view has been drawn once more. Returns at once if it has none.
@MainActor
package func nextFrame(of view: UIView) async {
    await view.nextFrame {}
}

/// Waits, frame by frame of the window of a view, while something is so.
///
/// - Throws: `TestFailure` if it is still so after 20 s.
@MainActor
package func nextFrame(
    of view: UIView, while isSo: @autoclosure () async throws -> Bool, file: StaticString = #fileID,
    line: UInt = #line
) async throws {
    try await nextFrame(of: view, while: isSo, file: file, line: line)
}

@MainActor
func nextFrame(
    of view: UIView, while isSo: () async throws -> Bool, file: StaticString, line: UInt
) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while try await isSo() {
        guard ContinuousClock.now < end else { throw TestFailure("nothing has changed in 20 s: \(file):\(line)") }
        await nextFrame(of: view)
    }
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
