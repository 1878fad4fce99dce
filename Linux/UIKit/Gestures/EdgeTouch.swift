/// Whether a finger that comes down at the leading edge of a page means to swipe back, or means the page.
package struct EdgeTouch: Equatable {
    package enum Verdict: Equatable {
        /// It may become either.
        case open
        case swipe
        /// The page gets the touch, from its beginning.
        case page
    }

    /// How wide the edge is, and how far a finger moves before it means something. In points.
    private static let edge: CGFloat = 20
    static let slop: CGFloat = 8

    private let start: CGPoint
    private let direction: CGFloat

    /// nil for a finger elsewhere.
    package init?(at start: CGPoint, width: CGFloat, isRightToLeft: Bool) {
        guard (isRightToLeft ? width - start.x : start.x) <= Self.edge else { return nil }
        self.start = start
        direction = isRightToLeft ? -1 : 1
    }

    package func verdict(at point: CGPoint) -> Verdict {
        let (inwards, across) = ((point.x - start.x) * direction, abs(point.y - start.y))
        guard max(abs(inwards), across) >= Self.slop else { return .open }
        return inwards > across ? .swipe : .page
    }

    /// How far a finger is from where it came down, to the right.
    func distance(to point: CGPoint) -> CGFloat { point.x - start.x }
}
