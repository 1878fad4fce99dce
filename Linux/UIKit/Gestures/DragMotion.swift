/// The distance and the speed of a drag.
struct DragMotion: Equatable {
    private struct Sample: Equatable {
        let distance: CGFloat
        let time: TimeInterval
    }

    /// The age in seconds up to which samples count for the speed. A finger that rests for longer has none.
    private static let memory = 0.1
    /// The time in seconds for which the movement continues after the finger has been lifted.
    private static let coast = 0.2

    private var samples: [Sample]

    init(at time: TimeInterval) {
        samples = [Sample(distance: 0, time: time)]
    }

    /// The distance in points from the start.
    var distance: CGFloat { samples.last?.distance ?? 0 }

    mutating func move(to distance: CGFloat, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.memory }
        samples.append(Sample(distance: distance, time: time))
    }

    /// The distance at which the movement would end if the finger were lifted now.
    func projected(at time: TimeInterval) -> CGFloat {
        let recent = samples.filter { time - $0.time <= Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return distance }
        let velocity = (last.distance - first.distance) / (last.time - first.time)
        return distance + velocity * Self.coast
    }
}
