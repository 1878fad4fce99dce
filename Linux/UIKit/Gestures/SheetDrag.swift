/// The drag that moves a sheet between its heights, or dismisses it.
package struct SheetDrag: Equatable {
    package enum Effect: Equatable {
        /// Sets the sheet's height.
        case move(height: CGFloat)
        /// Begins a dismissal, which may be cancelled: the sheet is below its lowest height for the first time.
        case beginDismissal
        /// Moves the sheet to the detent with this index.
        case moveToDetent(Int)
        /// Completes the dismissal.
        case dismiss
        /// Reports an attempt to dismiss a sheet that the user may not dismiss.
        case attempt
    }

    private let heights: [CGFloat]
    private let start: Int
    private let mayDismiss: Bool
    private var motion: DragMotion?
    private var hasBegunDismissal = false

    /// - Parameters:
    ///   - heights: the heights in points at which the sheet can rest, lowest first.
    ///   - start: the index of the current height.
    ///   - mayDismiss: whether the user may dismiss the sheet.
    package init(heights: [CGFloat], start: Int, mayDismiss: Bool) {
        self.heights = heights
        self.start = start
        self.mayDismiss = mayDismiss
    }

    /// Handles one event. Returns the effects, in order.
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
            return (height < lowest ? beginDismissal() : []) + [.move(height: shown(height, lowest: lowest))]
        case .end(let time):
            guard let ended = motion else { return [] }
            motion = nil
            return snap(heights[start] - ended.projected(at: time), lowest: lowest)
        case .cancel:
            guard motion != nil else { return [] }
            motion = nil
            return [.moveToDetent(start)]
        }
    }

    private mutating func beginDismissal() -> [Effect] {
        guard mayDismiss, !hasBegunDismissal else { return [] }
        hasBegunDismissal = true
        return [.beginDismissal]
    }

    private mutating func snap(_ height: CGFloat, lowest: CGFloat) -> [Effect] {
        if height < lowest / 2 { return mayDismiss ? beginDismissal() + [.dismiss] : [.moveToDetent(0), .attempt] }
        let nearest = heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
        return [.moveToDetent(nearest ?? start)]
    }

    /// The height on screen. Beyond the limits the sheet follows the finger less and less, like a rubber band.
    private func shown(_ height: CGFloat, lowest: CGFloat) -> CGFloat {
        if let highest = heights.last, height > highest { return highest + Self.stretch(height - highest) }
        if height < lowest, !mayDismiss { return lowest - Self.stretch(lowest - height) }
        return max(0, height)
    }

    private static func stretch(_ distance: CGFloat) -> CGFloat {
        let (length, softness): (CGFloat, CGFloat) = (120, 0.55)
        return length * (1 - 1 / (distance * softness / length + 1))
    }
}
