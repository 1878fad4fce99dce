/// The swipe that takes the user back: the page follows the finger, and where it is let go decides.
package struct BackSwipe: Equatable {
    package enum Effect: Equatable {
        /// The pop begins.
        case begin
        /// The page is so far away: 0 at rest, 1 when it is gone.
        case move(Double)
        /// The page goes the rest of the way.
        case finish
        /// The page comes back, and nothing has changed.
        case giveBack
    }

    private let reach: CGFloat
    private let direction: CGFloat
    private var motion: DragMotion?

    /// - Parameter reach: the distance that takes the page away, in points.
    package init(reach: CGFloat, isRightToLeft: Bool) {
        self.reach = max(1, reach)
        direction = isRightToLeft ? -1 : 1
    }

    /// Takes one event and returns what to do; nil for nothing.
    package mutating func handle(_ event: DragEvent) -> Effect? {
        switch event {
        case .begin(let time):
            guard motion == nil else { return nil }
            motion = DragMotion(at: time)
            return .begin
        case .update(let distance, let time):
            guard motion != nil else { return nil }
            motion?.move(to: distance * direction, at: time)
            return .move(progress)
        case .end(let time):
            guard let ended = motion else { return nil }
            motion = nil
            return ended.projected(at: time) > reach / 2 ? .finish : .giveBack
        case .cancel:
            guard motion != nil else { return nil }
            motion = nil
            return .giveBack
        }
    }

    private var progress: Double {
        Double(min(max((motion?.distance ?? 0) / reach, 0), 1))
    }
}
