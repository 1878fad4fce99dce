/// The movement of two pages: the upper one slides over the lower, which gives way a little.
@MainActor
struct PageSlide {
    // Weak, because libadwaita keeps the closure of an animation a little longer than its end.
    weak var upper: UIView?
    weak var lower: UIView?
    let isPush: Bool

    func place(_ progress: Double) {
        guard let upper, let lower else { return }
        let covered = isPush ? progress : 1 - progress
        let width = upper.bounds.width
        upper.frame.origin.x = width * (1 - covered)
        // At the end both are back at the origin; the lower one is hidden or alone.
        lower.frame.origin.x = progress == 1 ? 0 : -width * 0.25 * covered
        if progress == 1 { upper.frame.origin.x = 0 }
    }
}
