internal import CGTK
internal import GObjectKit

// Waiting for the frames of a window, as GTK draws them.
extension UIView {
    /// Waits until the view's window has drawn its next frame.
    ///
    /// - Parameter read: called immediately after the frame has been drawn.
    /// - Returns: the result of `read`; nil immediately if there is no window.
    @discardableResult
    package func nextFrame<Value>(_ read: @escaping @MainActor () -> Value) async -> Value? {
        guard let pointer = gtk_widget_get_frame_clock(widget.widget) else { return nil }
        let clock = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
        var seen: Value?
        await withCheckedContinuation { continuation in
            var connection: SignalConnection?
            connection = clock.on("after-paint") { _ in
                guard let current = connection else { return .unhandled }
                connection = nil
                clock.disconnect(current)
                seen = read()
                continuation.resume()
                return .unhandled
            }
            gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_PAINT)
        }
        return seen
    }

    /// Waits for a frame for which `read` returns a value. Returns nil if none of the given number of frames does.
    ///
    /// NB: when a page draws, GTK discards its last image. Immediately after a frame the image exists.
    package func nextFrame<Value>(of frames: Int, showing read: @escaping @MainActor () -> Value?) async -> Value? {
        for _ in 0..<frames {
            if let value = await nextFrame(read) ?? nil { return value }
        }
        return nil
    }
}
