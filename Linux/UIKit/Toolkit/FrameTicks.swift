internal import CGTK
internal import GObjectKit

/// An animation's progress from 0 to 1, updated for each frame of a widget, even if the desktop has animations turned
/// off.
///
/// NB: libadwaita skips all animations if the user has turned them off. Before 1.3 it has no API for an exception.
@MainActor
final class FrameTicks {
    private let widget: GObjectReference
    private let seconds: Double
    private let step: @MainActor (Double) -> Void
    private var completion: (() -> Void)?
    private var start: gint64?
    private var clock: (reference: GObjectReference, connection: SignalConnection)?

    init(of widget: GObjectReference, seconds: Double, _ step: @escaping @MainActor (Double) -> Void) {
        self.widget = widget
        self.seconds = seconds
        self.step = step
    }

    /// - Returns: false if the widget has no frames. Then nothing happens.
    func start(_ completion: @escaping () -> Void) -> Bool {
        guard gtk_widget_get_mapped(widget.widget) != 0, let pointer = gtk_widget_get_frame_clock(widget.widget) else {
            return false
        }
        self.completion = completion
        let reference = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
        gdk_frame_clock_begin_updating(reference.opaque)
        let connection = reference.on("update") { [self] _ in
            tick(at: gdk_frame_clock_get_frame_time(reference.opaque))
            return .unhandled
        }
        clock = (reference, connection)
        return true
    }

    func stop() {
        guard let clock else { return }
        self.clock = nil
        completion = nil
        clock.reference.disconnect(clock.connection)
        gdk_frame_clock_end_updating(clock.reference.opaque)
    }

    private func tick(at time: gint64) {
        let start = start ?? time
        self.start = start
        let progress = min(1, Double(time - start) / (seconds * 1_000_000))
        step(progress)
        guard progress >= 1, let completion else { return }
        stop()
        completion()
    }
}
