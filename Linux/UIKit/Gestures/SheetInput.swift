internal import CGTK
internal import GObjectKit

/// Passes touch, mouse and trackpad movements on a sheet's bar to its drag.
///
/// Its controllers are on a widget that doesn't move, so that distances are those of the fingers.
@MainActor
final class SheetInput {
    private unowned let container: PresentationContainer
    private let gesture = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_drag_new()), .retaining)
    private var scroll = TrackpadScroll(.vertical)
    private var isDragged = false

    init(_ container: PresentationContainer) {
        self.container = container
        container.host.reference.onInput(before: true) { [weak self] in self?.handleScroll($0) ?? .unhandled }
        gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(container.host.widget, gesture.opaque)
        gesture.on("drag-begin") { [weak self] arguments in
            self?.begin(CGPoint(x: arguments.double(1), y: arguments.double(2)))
            return .unhandled
        }
        gesture.on("drag-update") { [weak self] arguments in
            self?.update(CGPoint(x: arguments.double(1), y: arguments.double(2)))
            return .unhandled
        }
        gesture.on("drag-end") { [weak self] _ in
            self?.end()
            return .unhandled
        }
        gesture.on("cancel") { [weak self] _ in
            self?.end(isCancelled: true)
            return .unhandled
        }
    }

    // MARK: A finger or the mouse

    private func begin(_ point: CGPoint) {
        isDragged = false
        if !container.isHandle(point) { setState(GTK_EVENT_SEQUENCE_DENIED) }
    }

    private func update(_ offset: CGPoint) {
        if !isDragged {
            guard max(abs(offset.x), abs(offset.y)) >= EdgeTouch.slop else { return }
            guard abs(offset.y) > abs(offset.x) else { return setState(GTK_EVENT_SEQUENCE_DENIED) }
            isDragged = true
            // Widgets below the finger get no click.
            setState(GTK_EVENT_SEQUENCE_CLAIMED)
            container.dragging.handle(.begin(at: time))
        }
        container.dragging.handle(.update(offset.y, at: time))
    }

    private func end(isCancelled: Bool = false) {
        guard isDragged else { return }
        isDragged = false
        container.dragging.handle(isCancelled ? .cancel : .end(at: time))
    }

    private func setState(_ state: GtkEventSequenceState) {
        gtk_gesture_set_state(gesture.opaque, state)
    }

    private var time: TimeInterval {
        TimeInterval(gtk_event_controller_get_current_event_time(gesture.opaque)) / 1000
    }

    // MARK: A trackpad

    private func handleScroll(_ event: InputEvent) -> SignalResult {
        guard let distance = event.trackpadDistance else { return .unhandled }
        if event.isStop {
            scroll.stop(at: event.time).map(container.dragging.handle)
            return .unhandled
        }
        scroll.scroll(distance.x, distance.y, at: event.time).map(container.dragging.handle)
        let isOnBar = event.point(in: container).map(container.isHandle) == true
        if isOnBar { scroll.scrollWasIgnored(direction: nil).map(container.dragging.handle) }
        return scroll.isClaimed ? .handled : .unhandled
    }
}
