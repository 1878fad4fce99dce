extension UIView.AutoresizingMask {
    /// Returns the frame after a change of the superview's size.
    func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let x = stretch(
            (frame.minX, frame.width, old.width), to: new.width,
            [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)])
        let y = stretch(
            (frame.minY, frame.height, old.height), to: new.height,
            [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)])
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// Distributes the change among the flexible parts in proportion to their sizes, or evenly if all of them are 0.
    private func stretch(
        _ span: (origin: CGFloat, length: CGFloat, total: CGFloat), to total: CGFloat, _ flexible: [Bool]
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [span.origin, span.length, span.total - span.origin - span.length]
        let count = flexible.filter { $0 }.count
        guard count > 0 else { return (span.origin, span.length) }
        let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        let change = total - span.total
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return sum == 0 || count == 1 ? change / CGFloat(count) : change * parts[index] / sum
        }
        return (parts[0] + share(0), Swift.max(0, parts[1] + share(1)))
    }
}
