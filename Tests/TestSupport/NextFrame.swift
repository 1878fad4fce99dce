internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Waits until the window of a view has been drawn once more; returns at once where it has none.
@MainActor
package func nextFrame(of view: UIView) async {
    await nextFrame(of: view) {}
}

/// The picture of the whole window around a view, in the next frame that leaves one; nil where there is no window, or no
/// such frame among so many.
///
/// A page that draws makes GTK throw its picture away. Right after a frame it is there.
@MainActor
package func nextPicture(ofWindowAround view: UIView, frames: Int = 120) async -> Picture? {
    for _ in 0..<frames {
        if let picture = await nextFrame(of: view, { Picture(ofWindowAround: view) }) ?? nil { return picture }
    }
    return nil
}

/// - Parameter look: called when the frame has been drawn, before anything else happens.
/// - Returns: what it returned; nil where there is no window.
@MainActor
@discardableResult
private func nextFrame<Value>(of view: UIView, _ look: @escaping @MainActor () -> Value) async -> Value? {
    guard let pointer = gtk_widget_get_frame_clock(view.widget.widget) else { return nil }
    let clock = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
    var seen: Value?
    await withCheckedContinuation { continuation in
        var connection: SignalConnection?
        connection = clock.on("after-paint") { _ in
            guard let current = connection else { return .unhandled }
            connection = nil
            clock.disconnect(current)
            seen = look()
            continuation.resume()
            return .unhandled
        }
        gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_PAINT)
    }
    return seen
}

/// Makes GTK draw a view anew in the next frame.
@MainActor
package func willBeDrawn(_ view: UIView) {
    gtk_widget_queue_draw(view.widget.widget)
}
