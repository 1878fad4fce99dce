internal import CGTK
internal import CGTKShims
package import GObjectKit

/// Keeps a press or a key that was meant for something else from answering what a page has made appear: a question, a
/// sheet or a bar.
///
/// The widget ignores presses and keys until it has been on screen for half a second. A press also needs half a second
/// without another, and a pointer that has moved or been released since; a key half a second without another, and it must
/// have been released. So neither a double click, typing nor a held key answers, nor a click at a place where the page
/// expects it.
@MainActor
package final class AnswerDelay {
    /// In seconds. A person needs longer to read a question.
    private static let duration = 0.5
    /// In points. The pointer of a hand that rests moves less.
    private static let leastMovement: CGFloat = 4

    /// Those on screen.
    private static var shown: [AnswerDelay] = []
    /// Where the pointer was last.
    private static var pointer: InputEvent.Place?
    /// The keys that are held.
    private static var keys: Set<UInt32> = []

    /// When it was drawn first, or an early press or key was ignored last; nil if it hasn't been drawn.
    private var start: TimeInterval?
    /// The keys that have been held since it appeared, or are ignored until they are released.
    private var ignoredKeys: Set<UInt32> = []
    private var pointerAtStart: InputEvent.Place?
    private var hasPointerChanged = false

    private static let key = "tn-answer-delay"

    /// Makes a widget wait each time that it appears. Once is enough, however often it is called.
    @discardableResult
    package static func begin(on widget: GObjectReference) -> AnswerDelay {
        if let former = g_object_get_data(widget.cast(), key) {
            return Unmanaged<AnswerDelay>.fromOpaque(former).takeUnretainedValue()
        }
        let delay = AnswerDelay(on: widget)
        g_object_set_data(widget.cast(), key, Unmanaged.passUnretained(delay).toOpaque())
        return delay
    }

    private init(on widget: GObjectReference) {
        // The handlers retain this object, as long as the widget exists.
        widget.onInput(before: true) { [self] in accepts($0) ? .unhandled : .handled }
        widget.on("map") { [self] arguments in
            if let widget = arguments.pointer(0) { begin(GObjectReference(widget, .retaining)) }
            return .unhandled
        }
        widget.on("unmap") { [self] _ in
            Self.shown.removeAll { $0 === self }
            return .unhandled
        }
        if gtk_widget_get_mapped(widget.widget) != 0 { begin(widget) }
    }

    /// Whether anything on screen waits, or has waited.
    package static var isShown: Bool { !shown.isEmpty }

    /// Whether something on screen still ignores all presses and keys.
    package static var isRunning: Bool { shown.contains { !$0.isOver(at: now) } }

    /// Where the pointer was last in a view; nil if it was in another window.
    package static func pointer(in view: UIView) -> CGPoint? { pointer?.point(in: view) }

    /// Follows the pointer and the keys. All events of a window are passed.
    static func follow(_ event: InputEvent) {
        switch event.kind {
        case .key: keys.insert(event.keyCode)
        case .keyRelease:
            keys.remove(event.keyCode)
            for delay in shown { delay.ignoredKeys.remove(event.keyCode) }
        case .release, .touchEnd: for delay in shown where delay.start != nil { delay.hasPointerChanged = true }
        case .press, .touchBegin, .touchUpdate, .touchCancel, .scroll, .motion, .other: break
        }
        guard let place = event.place else { return }
        for delay in shown { delay.pointerIs(at: place) }
        pointer = place
    }

    /// Forgets which keys are held: a window that has lost the keyboard isn't told of their release.
    static func forgetKeys() {
        keys = []
        for delay in shown { delay.ignoredKeys = [] }
    }

    /// Whether the user can mean the widget by an event. Only presses and keys are ignored.
    func accepts(_ event: InputEvent) -> Bool {
        Self.follow(event)
        let isOver = isOver(at: Self.now - event.age)
        switch event.kind {
        case .key:
            // A held key repeats, which is no other key.
            if !isOver, ignoredKeys.insert(event.keyCode).inserted, start != nil { start = Self.now }
            return !ignoredKeys.contains(event.keyCode)
        case .press, .touchBegin:
            if isOver, hasPointerChanged || event.kind == .touchBegin { return true }
            if start != nil { start = Self.now }
            return false
        case .release, .touchUpdate, .touchEnd, .touchCancel, .scroll, .motion, .keyRelease, .other: return true
        }
    }

    private static var now: TimeInterval { TimeInterval(g_get_monotonic_time()) / 1_000_000 }

    private func isOver(at time: TimeInterval) -> Bool {
        start.map { time - $0 >= Self.duration } == true
    }

    private func begin(_ widget: GObjectReference) {
        (start, pointerAtStart, hasPointerChanged, ignoredKeys) = (nil, Self.pointer, false, Self.keys)
        // A pointer that was outside the window and is in it has moved.
        let native = gtk_widget_get_native(widget.widget)
        if pointerAtStart?.surface.opaque != native.flatMap({ gtk_native_get_surface($0) }) { pointerAtStart = nil }
        Self.shown.removeAll { $0 === self }
        Self.shown.append(self)
        guard let pointer = gtk_widget_get_frame_clock(widget.widget) else { return }
        let clock = GObjectReference(UnsafeMutableRawPointer(pointer), .retaining)
        var connection: SignalConnection?
        connection = clock.on("after-paint") { [weak self] _ in
            if let self, self.start == nil { self.start = Self.now }
            if let ended = connection { clock.disconnect(ended) }
            connection = nil
            return .unhandled
        }
    }

    private func pointerIs(at place: InputEvent.Place) {
        guard let former = pointerAtStart else { return hasPointerChanged = true }
        guard former.surface.opaque == place.surface.opaque else { return }
        let distance = hypot(place.point.x - former.point.x, place.point.y - former.point.y)
        if distance >= Self.leastMovement { hasPointerChanged = true }
    }
}
