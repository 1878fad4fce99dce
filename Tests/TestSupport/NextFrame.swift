internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Waits until the window of a view has been drawn once more; returns at once where it has none.
@MainActor
package func nextFrame(of view: UIView) async {
    guard let pointer = gtk_widget_get_frame_clock(view.widget.widget) else { return }
    let clock = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
    await withCheckedContinuation { continuation in
        var connection: SignalConnection?
        connection = clock.on("after-paint") { _ in
            guard let current = connection else { return .unhandled }
            connection = nil
            clock.disconnect(current)
            continuation.resume()
            return .unhandled
        }
        gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_PAINT)
    }
}

/// Makes GTK draw a view anew in the next frame.
@MainActor
package func willBeDrawn(_ view: UIView) {
    gtk_widget_queue_draw(view.widget.widget)
}
