/// Two fingers that scroll on a trackpad, along the axis that moves something here.
///
/// What lies under the pointer gets the scroll first. If it has no use for it, it says so, and the fingers move the page
/// or the sheet until they are lifted.
package struct TrackpadScroll: Equatable {
    package enum Axis: Sendable {
        case horizontal, vertical
    }

    private enum State: Equatable {
        case idle, undecided, ours, theirs
    }

    /// How far the fingers go before they mean something. In points.
    private static let slop: CGFloat = 8

    private let axis: Axis
    private var state = State.idle
    private var along: CGFloat = 0
    private var across: CGFloat = 0
    private var lastTime: TimeInterval = 0

    package init(_ axis: Axis) {
        self.axis = axis
    }

    /// Whether the fingers move something here, so that nobody else gets their scroll.
    package var isOurs: Bool { state == .ours }

    /// The fingers moved what they scroll by so many points, to the right and down.
    package mutating func scroll(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) -> DragEvent? {
        lastTime = time
        if state == .idle { (state, along, across) = (.undecided, 0, 0) }
        along += axis == .horizontal ? x : y
        across += axis == .horizontal ? y : x
        if state == .undecided, abs(across) >= Self.slop, abs(across) > abs(along) { state = .theirs }
        return state == .ours ? .update(along, at: time) : nil
    }

    /// What lies under the pointer had no use for it.
    ///
    /// - Parameter direction: in which direction something can move here: 1, -1, or nil for both.
    package mutating func wasLeft(direction: CGFloat?) -> DragEvent? {
        guard state == .undecided, abs(along) >= Self.slop, abs(along) > abs(across) else { return nil }
        guard direction.map({ $0 * along > 0 }) ?? true else {
            state = .theirs
            return nil
        }
        (state, along) = (.ours, 0)
        return .begin(at: lastTime)
    }

    /// The fingers were lifted.
    package mutating func stop(at time: TimeInterval) -> DragEvent? {
        defer { state = .idle }
        return state == .ours ? .end(at: time) : nil
    }
}
