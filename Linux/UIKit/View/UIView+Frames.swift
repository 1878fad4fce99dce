internal import CGTK
internal import GObjectKit

// The frames of a window, as GTK draws them.
extension UIView {
    /// Waits until the window of the view has been drawn once more.
    ///
    /// - Parameter look: called when the frame has been drawn, before anything else happens.
    /// - Returns: what it returned; nil at once where there is no window.
    @discardableResult
    package func nextFrame<Value>(_ look: @escaping @MainActor () -> Value) async -> Value? {
        guard let pointer = gtk_widget_get_frame_clock(widget.widget) else { return nil }
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

    /// What is seen in the first frame that shows it; nil where none of so many does.
    ///
    /// NB: a page that draws makes GTK throw its picture away. Right after a frame it is there.
    package func nextFrame<Value>(of frames: Int, showing look: @escaping @MainActor () -> Value?) async -> Value? {
        for _ in 0..<frames {
            if let value = await nextFrame(look) ?? nil { return value }
        }
        return nil
    }
}
