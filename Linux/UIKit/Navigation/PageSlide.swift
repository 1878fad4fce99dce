/// The movement of two pages: the upper one slides over the lower, which gives way a little. Or it fades in and out, for a
/// user who wants nothing to move.
@MainActor
struct PageSlide {
    // Weak, because libadwaita keeps the closure of an animation a little longer than its end.
    weak var upper: UIView?
    weak var lower: UIView?
    let isPush: Bool
    let isFade: Bool

    /// - Parameter progress: from 0, as before, to 1, as after.
    func place(_ progress: Double) {
        guard let upper, let lower else { return }
        let covered = isPush ? progress : 1 - progress
        guard !isFade else { return upper.alpha = covered }
        // Pages come from where the text ends, and leave to there.
        let width = upper.isRightToLeft ? -upper.bounds.width : upper.bounds.width
        upper.frame.origin.x = width * (1 - covered)
        lower.frame.origin.x = -width * 0.25 * covered
    }

    /// Both are where a page is that is alone. One of them is hidden now.
    func end() {
        upper?.alpha = 1
        upper?.frame.origin.x = 0
        lower?.frame.origin.x = 0
    }
}
