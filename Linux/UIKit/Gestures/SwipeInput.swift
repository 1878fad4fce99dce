internal import GObjectKit

/// Passes touch and trackpad movements over the pages of a stack to its swipe back.
@MainActor
final class SwipeInput {
    /// A touch at the edge.
    private enum Touch {
        case none
        /// Not decided yet.
        case open(EdgeTouch, first: InputEvent)
        case ours(EdgeTouch, first: InputEvent)
        /// The page gets the touch: its first event has been put back and is about to arrive again.
        case returning(first: InputEvent)
    }

    private weak var navigation: UINavigationController?
    private var touch = Touch.none
    private var scroll = TrackpadScroll(.horizontal)

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        let host = navigation.view.host.reference
        host.onInput(before: true) { [weak self] in self?.handle($0) ?? .unhandled }
        host.onInput(before: false) { [weak self] event in
            if event.kind == .scroll { self?.scrollWasUnhandled() }
            return .unhandled
        }
    }

    private func handle(_ event: InputEvent) -> SignalResult {
        switch event.kind {
        case .touchBegin, .touchUpdate, .touchEnd, .touchCancel: handleTouch(event)
        case .scroll: handleScroll(event)
        case .press, .release, .motion, .key, .keyRelease, .other: .unhandled
        }
    }

    // MARK: Touch. NB: the page must get all events of a touch or none: WebKitGTK crashes if it gets only some of them.

    private func handleTouch(_ event: InputEvent) -> SignalResult {
        switch touch {
        case .none: return event.kind == .touchBegin && takes(event) ? .handled : .unhandled
        case .open(let edge, let first) where event.sequence == first.sequence: decide(edge, first, event)
        case .ours(let edge, let first) where event.sequence == first.sequence: follow(edge, event)
        case .returning(let first) where event.isSame(as: first):
            touch = .none
            return .unhandled
        case .returning(let first) where event.sequence == first.sequence: event.resend()
        default: return .unhandled
        }
        return .handled
    }

    private func takes(_ event: InputEvent) -> Bool {
        guard let navigation, let view = navigation.viewIfLoaded, navigation.stack.canSwipe(isTrackpad: false),
            let point = event.point(in: view),
            let edge = EdgeTouch(at: point, width: view.bounds.width, isRightToLeft: view.isRightToLeft)
        else { return false }
        touch = .open(edge, first: event)
        return true
    }

    private func decide(_ edge: EdgeTouch, _ first: InputEvent, _ event: InputEvent) {
        guard event.kind != .touchCancel else { return touch = .none }
        let verdict = place(of: event).map(edge.verdict) ?? .page
        if verdict == .swipe, event.kind == .touchUpdate {
            touch = .ours(edge, first: first)
            navigation?.swipeBack(.begin(at: first.time))
            follow(edge, event)
        } else if verdict != .open || event.kind == .touchEnd {
            touch = .returning(first: first)
            first.resend()
            event.resend()
        }
    }

    private func follow(_ edge: EdgeTouch, _ event: InputEvent) {
        switch event.kind {
        case .touchUpdate:
            guard let point = place(of: event) else { return }
            navigation?.swipeBack(.update(edge.distance(to: point), at: event.time))
        case .touchEnd:
            touch = .none
            navigation?.swipeBack(.end(at: event.time))
        default:
            touch = .none
            navigation?.swipeBack(.cancel)
        }
    }

    private func place(of event: InputEvent) -> CGPoint? {
        navigation?.viewIfLoaded.flatMap(event.point)
    }

    // MARK: Trackpad. The widgets under the pointer get the scroll first, until it becomes a swipe.

    private func handleScroll(_ event: InputEvent) -> SignalResult {
        guard let distance = event.trackpadDistance else { return .unhandled }
        follow(
            event.isStop
                ? scroll.stop(at: event.time) : scroll.scroll(distance.x, distance.y, at: event.time))
        return scroll.isClaimed ? .handled : .unhandled
    }

    private func follow(_ change: DragEvent?) {
        if let change { navigation?.swipeBack(change, isTrackpad: true) }
    }

    /// Handles one scroll step, in points. For tests.
    func handleScroll(_ distance: CGPoint, at time: TimeInterval) {
        follow(scroll.scroll(distance.x, distance.y, at: time))
    }

    func scrollWasUnhandled() {
        guard let navigation, navigation.stack.canSwipe(isTrackpad: true) else { return }
        follow(scroll.scrollWasIgnored(direction: navigation.view.isRightToLeft ? -1 : 1))
    }
}

extension UIView {
    /// Called when a page below this view has not used a horizontal scroll.
    package func pageDidNotUseScroll() {
        let stacks = sequence(first: self as UIView) { $0.superview }.compactMap { $0.owner as? UINavigationController }
        stacks.first?.stack.swipe.input?.scrollWasUnhandled()
    }
}
