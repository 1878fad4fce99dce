/// The interactive pop gesture. The content follows the finger. The pop completes if the movement, projected from its
/// speed, ends past the middle.
package struct BackSwipe: Equatable {
    package enum Effect: Equatable {
        /// Begins the pop.
        case begin
        /// Moves the content: 0 is its position at rest, 1 is off screen.
        case move(Double)
        /// Moves the content off screen and completes the pop.
        case finish
        /// Moves the content back and cancels the pop.
        case cancelInteraction
    }

    private let travel: CGFloat
    private let direction: CGFloat
    private var motion: DragMotion?

    /// - Parameter travel: the distance in points at which the content is off screen.
    package init(travel: CGFloat, isRightToLeft: Bool) {
        self.travel = max(1, travel)
        direction = isRightToLeft ? -1 : 1
    }

    /// Handles one event. Returns the effect; nil for none.
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
            return ended.projected(at: time) > travel / 2 ? .finish : .cancelInteraction
        case .cancel:
            guard motion != nil else { return nil }
            motion = nil
            return .cancelInteraction
        }
    }

    private var progress: Double {
        Double(min(max((motion?.distance ?? 0) / travel, 0), 1))
    }
}
