/// The drag that moves a sheet between its heights, and away.
package struct SheetDrag: Equatable {
    package enum Effect: Equatable {
        /// The sheet is so high.
        case move(height: CGFloat)
        /// The sheet goes below its lowest height for the first time: a dismissal begins, which may be given back.
        case leave
        /// The sheet comes to rest at the height with this index.
        case rest(Int)
        /// The sheet goes.
        case dismiss
        /// The user wanted it gone, and it may not go.
        case attempt
    }

    private let heights: [CGFloat]
    private let start: Int
    private let mayLeave: Bool
    private var motion: DragMotion?
    private var hasLeft = false

    /// - Parameters:
    ///   - heights: where the sheet may rest, in points, from the lowest.
    ///   - start: the index of the height that it has.
    ///   - mayLeave: whether the user may close it.
    package init(heights: [CGFloat], start: Int, mayLeave: Bool) {
        self.heights = heights
        self.start = start
        self.mayLeave = mayLeave
    }

    /// Takes one event and returns what to do, in this order.
    package mutating func handle(_ event: DragEvent) -> [Effect] {
        guard heights.indices.contains(start), let lowest = heights.first else { return [] }
        switch event {
        case .begin(let time):
            if motion == nil { motion = DragMotion(at: time) }
            return []
        case .update(let distance, let time):
            guard motion != nil else { return [] }
            motion?.move(to: distance, at: time)
            let height = heights[start] - distance
            return (height < lowest ? leave() : []) + [.move(height: shown(height, lowest: lowest))]
        case .end(let time):
            guard let ended = motion else { return [] }
            motion = nil
            return land(heights[start] - ended.projected(at: time), lowest: lowest)
        case .cancel:
            guard motion != nil else { return [] }
            motion = nil
            return [.rest(start)]
        }
    }

    private mutating func leave() -> [Effect] {
        guard mayLeave, !hasLeft else { return [] }
        hasLeft = true
        return [.leave]
    }

    private mutating func land(_ height: CGFloat, lowest: CGFloat) -> [Effect] {
        if height < lowest / 2 { return mayLeave ? leave() + [.dismiss] : [.rest(0), .attempt] }
        let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
        return [.rest(nearest ?? start)]
    }

    /// Beyond its limits the sheet follows as on a rubber band.
    private func shown(_ height: CGFloat, lowest: CGFloat) -> CGFloat {
        if let highest = heights.last, height > highest { return highest + Self.stretch(height - highest) }
        if height < lowest, !mayLeave { return lowest - Self.stretch(lowest - height) }
        return max(0, height)
    }

    private static func stretch(_ distance: CGFloat) -> CGFloat {
        let (length, softness): (CGFloat, CGFloat) = (120, 0.55)
        return length * (1 - 1 / (distance * softness / length + 1))
    }
}
