/// How far a drag has come, and how fast it is.
struct DragMotion: Equatable {
    private struct Sample: Equatable {
        let distance: CGFloat
        let time: TimeInterval
    }

    /// What is older says nothing about the speed of now. A finger that rests has none.
    private static let memory = 0.1
    /// How long a thing goes on at its speed when it is let go.
    private static let coast = 0.2

    private var samples: [Sample]

    init(at time: TimeInterval) {
        samples = [Sample(distance: 0, time: time)]
    }

    /// In points, from where it began.
    var distance: CGFloat { samples.last?.distance ?? 0 }

    mutating func move(to distance: CGFloat, at time: TimeInterval) {
        samples.removeAll { time - $0.time > Self.memory }
        samples.append(Sample(distance: distance, time: time))
    }

    /// Where it would come to rest, if it were let go now.
    func projected(at time: TimeInterval) -> CGFloat {
        let recent = samples.filter { time - $0.time <= Self.memory }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return distance }
        let velocity = (last.distance - first.distance) / (last.time - first.time)
        return distance + velocity * Self.coast
    }
}
