/// A scroll with two fingers on a trackpad, which may become a drag along one axis.
///
/// The widgets under the pointer get the scroll first. If they report that they don't use it, the fingers move the page
/// or the sheet until they are lifted.
package struct TrackpadScroll: Equatable {
    package enum Axis: Sendable {
        case horizontal, vertical
    }

    private enum State: Equatable {
        case idle, undecided, accepted, rejected
    }

    /// The distance in points after which the axis is decided.
    private static let slop: CGFloat = 8

    private let axis: Axis
    private var state = State.idle
    private var along: CGFloat = 0
    private var across: CGFloat = 0
    private var lastTime: TimeInterval = 0

    package init(_ axis: Axis) {
        self.axis = axis
    }

    /// Whether the scroll moves the page or sheet, so that other widgets don't get it.
    package var isClaimed: Bool { state == .accepted }

    /// Handles a scroll step in points, to the right and down.
    package mutating func scroll(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) -> DragEvent? {
        lastTime = time
        if state == .idle { (state, along, across) = (.undecided, 0, 0) }
        along += axis == .horizontal ? x : y
        across += axis == .horizontal ? y : x
        if state == .undecided, abs(across) >= Self.slop, abs(across) > abs(along) { state = .rejected }
        return state == .accepted ? .update(along, at: time) : nil
    }

    /// Handles a report that the widgets under the pointer haven't used the scroll.
    ///
    /// - Parameter direction: the direction in which the page or sheet can move: 1, -1, or nil for both.
    package mutating func scrollWasIgnored(direction: CGFloat?) -> DragEvent? {
        guard state == .undecided, abs(along) >= Self.slop, abs(along) > abs(across) else { return nil }
        guard direction.map({ $0 * along > 0 }) ?? true else {
            state = .rejected
            return nil
        }
        (state, along) = (.accepted, 0)
        return .begin(at: lastTime)
    }

    /// Handles the lifting of the fingers.
    package mutating func stop(at time: TimeInterval) -> DragEvent? {
        defer { state = .idle }
        return state == .accepted ? .end(at: time) : nil
    }
}
