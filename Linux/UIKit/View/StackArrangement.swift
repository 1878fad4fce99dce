/// The layout of a stack view, in terms of "along" and "across" its axis.
@MainActor
struct StackArrangement {
    let views: [UIView]
    let isVertical: Bool
    let spacing: CGFloat
    let alignment: UIStackView.Alignment
    let distribution: UIStackView.Distribution
    /// Whether a row begins at the right.
    let isMirrored: Bool

    func size(fitting width: CGFloat?) -> CGSize {
        let sizes = views.map { wantedSize(of: $0, width: isVertical ? width : nil) }
        let gaps = spacing * CGFloat(max(0, views.count - 1))
        let along = sizes.reduce(gaps) { $0 + (isVertical ? $1.height : $1.width) }
        let across = sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0
        return isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    func place(in bounds: CGRect) {
        guard !views.isEmpty else { return }
        let total = isVertical ? bounds.height : bounds.width
        let width = isVertical ? bounds.width : nil
        let wanted = views.map { wantedSize(of: $0, width: width) }
        let lengths = share(total, among: wanted.map { isVertical ? $0.height : $0.width })
        var offset: CGFloat = 0
        for (index, view) in views.enumerated() {
            let across = isVertical ? wanted[index].width : wanted[index].height
            set(view, offset: offset, length: lengths[index], across: across, in: bounds)
            offset += lengths[index] + spacing
        }
    }

    /// With `fill`, the remaining space goes to the first view without a size, or else to the last view.
    private func share(_ total: CGFloat, among wanted: [CGFloat]) -> [CGFloat] {
        let usable = total - spacing * CGFloat(views.count - 1)
        switch distribution {
        case .fillEqually:
            return wanted.map { _ in max(0, usable / CGFloat(views.count)) }
        case .fill:
            var lengths = wanted
            let flexible = wanted.firstIndex(of: 0) ?? wanted.count - 1
            lengths[flexible] = max(0, lengths[flexible] + usable - wanted.reduce(0, +))
            return lengths
        }
    }

    private func set(_ view: UIView, offset: CGFloat, length: CGFloat, across wanted: CGFloat, in bounds: CGRect) {
        let room = isVertical ? bounds.width : bounds.height
        let across = alignment == .fill ? room : min(wanted, room)
        let start: CGFloat =
            switch alignment {
            case .fill, .leading: 0
            case .center: (room - across) / 2
            case .trailing: room - across
            }
        var frame =
            isVertical
            ? CGRect(x: start, y: offset, width: across, height: length)
            : CGRect(x: offset, y: start, width: length, height: across)
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        view.setGeometry(frame)
    }

    /// The size requested by the content or by constraints for a fixed size; 0 if there is neither.
    private func wantedSize(of view: UIView, width: CGFloat?) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        var size = CGSize(width: max(0, intrinsic.width), height: max(0, intrinsic.height))
        if let width, intrinsic.width > width { size = view.sizeThatFits(CGSize(width: width, height: 0)) }
        for constraint in view.constraintsOnSelf where !constraint.hasSecondItem && constraint.relation == .equal {
            if constraint.firstAttribute == .width { size.width = constraint.constant }
            if constraint.firstAttribute == .height { size.height = constraint.constant }
        }
        return size
    }
}
