/// A relation between attributes of views.
///
/// On Linux it can set a fixed size, or relate a view to an ancestor, to an ancestor's safe area, or to a view beside
/// it. Of two views side by side, the first is laid out relative to the second. Any other constraint is ignored with a
/// warning.
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

    /// The constant of the relation: a distance or a size.
    open var constant: CGFloat {
        didSet { constrainedView?.superview?.setNeedsLayout() }
    }

    /// Whether the constraint is active.
    open var isActive: Bool {
        get { constrainedView?.constraintsOnSelf.contains(self) == true }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints. Their views must have a common ancestor.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The view that the constraint lays out: the lower one of the two.
    var constrainedView: UIView? {
        guard let firstView, let secondView, secondView !== firstView, secondView.isDescendant(of: firstView) else {
            return firstView
        }
        return secondView
    }

    /// The view beside the constrained one that is the second item or contains it. It is laid out first.
    var sibling: UIView? {
        guard let superview = firstView?.superview, let secondView else { return nil }
        let beside = sequence(first: secondView, next: \.superview).first { $0.superview === superview }
        return beside === firstView ? nil : beside
    }

    /// Whether one view still contains the other, or they are still side by side.
    var isInForce: Bool {
        guard hasSecondItem else { return true }
        guard let view = constrainedView, let other = view === firstView ? secondView : firstView else { return false }
        return view.superview?.isDescendant(of: other) == true || sibling != nil
    }

    private func activate() {
        guard let view = constrainedView, !view.constraintsOnSelf.contains(self) else { return }
        guard isInForce else {
            return Log.warnOnce(
                "A constraint is ignored: one of its views must contain the other, or both must be siblings.")
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
