internal import GObjectKit

/// Scrolls the subviews of a scroll view up and down.
@MainActor
final class ContentScrolling {
    private var isListening = false
    /// The finger that scrolls, and its last place.
    private var finger: (sequence: OpaquePointer?, y: CGFloat)?

    func listen(to view: UIScrollView) {
        guard !isListening else { return }
        isListening = true
        view.host.reference.onInput(before: false) { [weak self, weak view] event in
            guard let self, let view else { return .unhandled }
            return handle(event, of: view) ? .handled : .unhandled
        }
    }

    private func handle(_ event: InputEvent, of view: UIScrollView) -> Bool {
        switch event.kind {
        case .scroll: return scroll(view, by: event.scrollDistance)
        case .touchBegin:
            finger = event.point(in: view).map { (event.sequence, $0.y) }
            return false
        case .touchUpdate:
            guard let last = finger, last.sequence == event.sequence, let point = event.point(in: view) else {
                return false
            }
            finger?.y = point.y
            return scroll(view, by: last.y - point.y)
        case .touchEnd, .touchCancel:
            finger = nil
            return false
        case .press, .release, .motion, .key, .keyRelease, .other: return false
        }
    }

    /// Returns whether the content moved.
    @discardableResult
    func scroll(_ view: UIScrollView, by distance: CGFloat) -> Bool {
        let former = view.contentOffset.y
        let last = max(0, view.contentSize.height - view.bounds.height)
        let offset = min(max(0, former + distance), last)
        guard offset != former else { return false }
        view.contentOffset.y = offset
        return true
    }
}
