/// A view that lays out a row or column of views.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views in the row or column, in order.
    open private(set) var arrangedSubviews: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a horizontal stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// The direction of the stack.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { arrangementDidChange() }
    }

    /// The distribution of the views along the axis.
    open var distribution = Distribution.fill {
        didSet { arrangementDidChange() }
    }

    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill {
        didSet { arrangementDidChange() }
    }

    /// The distance between two views.
    open var spacing: CGFloat = 0 {
        didSet { arrangementDidChange() }
    }

    /// Adds a view to the end of the stack.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes a view from the stack. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangementDidChange()
    }

    open override var intrinsicContentSize: CGSize { arrangement.size(fitting: nil) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        arrangement.size(fitting: size.width > 0 ? size.width : nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangement.place(in: bounds)
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            views: arrangedSubviews.filter { !$0.isHidden }, isVertical: axis == .vertical, spacing: spacing,
            alignment: alignment, distribution: distribution, isMirrored: isRightToLeft)
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The distribution of the views along the axis.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case center = 3
        case trailing = 4
    }
}
