/// Decides whether a touch at the leading edge of a page is a swipe back, or is for the page.
package struct EdgeTouch: Equatable {
    package enum Verdict: Equatable {
        /// Not decided yet.
        case open
        case swipe
        /// The page gets the whole touch.
        case page
    }

    /// The width of the edge, and the least movement that decides. In points.
    private static let edge: CGFloat = 20
    static let slop: CGFloat = 8

    private let start: CGPoint
    private let direction: CGFloat

    /// Returns nil for a touch that doesn't start at the edge.
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

    /// The horizontal distance from the start of the touch.
    func distance(to point: CGPoint) -> CGFloat { point.x - start.x }
}
