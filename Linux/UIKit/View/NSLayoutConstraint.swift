/// A rule for one edge, centre or dimension of a view.
///
/// Understood are fixed sizes, and rules between a view and one around it, its safe area, or one beside it: the first of those
/// two is placed by the second. Any other is refused with one line in the log.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    typealias Item = (view: UIView?, attribute: Attribute)

    weak var firstView: UIView?
    weak var secondView: UIView?
    let firstAttribute: Attribute
    let secondAttribute: Attribute
    let relation: Relation
    let multiplier: CGFloat
    let hasSecondItem: Bool

    init(_ first: Item, _ relation: Relation, _ second: Item, multiplier: CGFloat, constant: CGFloat) {
        (firstView, firstAttribute) = first
        (secondView, secondAttribute) = second
        hasSecondItem = second.attribute != .notAnAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// The distance, or the size.
    open var constant: CGFloat {
        didSet { constrainedView?.superview?.setNeedsLayout() }
    }

    /// Whether the rule counts.
    open var isActive: Bool {
        get { constrainedView?.constraintsOnSelf.contains(self) == true }
        set { newValue ? activate() : deactivate() }
    }

    /// Makes rules count; their views must be in a hierarchy.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes rules count no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that the rule places: the lower one of the two.
    var constrainedView: UIView? {
        guard let firstView, let secondView, secondView !== firstView, secondView.isDescendant(of: firstView) else {
            return firstView
        }
        return secondView
    }

    /// The view beside the constrained one that the other item is, or is in; it is placed first.
    var sibling: UIView? {
        guard let superview = firstView?.superview, let secondView else { return nil }
        let beside = sequence(first: secondView, next: \.superview).first { $0.superview === superview }
        return beside === firstView ? nil : beside
    }

    /// Whether the views are still one inside the other, or side by side.
    var isInForce: Bool {
        guard hasSecondItem else { return true }
        guard let view = constrainedView, let other = view === firstView ? secondView : firstView else { return false }
        return view.superview?.isDescendant(of: other) == true || sibling != nil
    }

    private func activate() {
        guard let view = constrainedView, !view.constraintsOnSelf.contains(self) else { return }
        guard isInForce else {
            return Log.warnOnce(
                "A constraint between views that are neither one inside the other nor side by side is ignored.")
        }
        view.constraintsOnSelf.append(self)
        view.superview?.setNeedsLayout()
    }

    private func deactivate() {
        guard let view = constrainedView else { return }
        view.constraintsOnSelf.removeAll { $0 === self }
        view.superview?.setNeedsLayout()
    }
}
