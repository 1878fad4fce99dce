/// The movement of two content views in a transition: the upper one slides over the lower, which moves a little. If the
/// user has turned animations off, the upper one fades instead.
@MainActor
struct NavigationSlide {
    // Weak, because libadwaita retains an animation's closure for a moment after its end.
    weak var upper: UIView?
    weak var lower: UIView?
    let isPush: Bool
    let isFade: Bool

    /// - Parameter progress: 0 is the start, 1 the end.
    func place(_ progress: Double) {
        guard let upper, let lower else { return }
        let extent = isPush ? progress : 1 - progress
        guard !isFade else { return upper.alpha = extent }
        // Content views enter from the trailing edge, and leave to it.
        let width = upper.isRightToLeft ? -upper.bounds.width : upper.bounds.width
        upper.frame.origin.x = width * (1 - extent)
        lower.frame.origin.x = -width * 0.25 * extent
    }

    /// Moves both views to their normal position. One of them is hidden now.
    func end() {
        upper?.alpha = 1
        upper?.frame.origin.x = 0
        lower?.frame.origin.x = 0
    }
}
