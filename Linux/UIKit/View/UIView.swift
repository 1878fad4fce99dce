package import GObjectKit

/// A rectangle of a window that shows content and contains other views.
///
/// On Linux every view has a container widget. The widget that draws the view is in it, below its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
    package let host = ViewHost()
    /// The widget that draws the view: the one passed to `embed`, or else the container.
    package private(set) lazy var widget = host.reference

    var geometry: CGRect
    var boundsOrigin = CGPoint.zero
    var needsLayout = true
    var constraintsOnSelf: [NSLayoutConstraint] = []
    /// The frame, transform and opacity on screen during an animation, while the properties have their final values.
    var shownFrame: CGRect?
    var shownTransform: TransformParts?
    var shownAlpha: CGFloat?
    let viewStyle = ViewStyle()
    /// Whether the view continues to draw while it is hidden.
    ///
    /// NB: GTK draws no widget that isn't mapped or has opacity 0, and WebKitGTK stops the page in it.
    package var keepsDrawing = false
    /// Whether the view is a page that handles keys. It gets the keyboard focus when it becomes visible.
    package var wantsKeyboardFocus = false
    /// Performs a user's command on the page. Returns whether the page supports it.
    package var onPageCommand: ((PageCommand) -> Bool)?
    /// Shows the print dialog with an app's settings. Returns whether it is shown, and calls the closure when it ends:
    /// with whether the page was printed.
    package var onPrint: ((UIPrintInfo?, @escaping (Bool, (any Error)?) -> Void) -> Bool)?
    /// Called before the page gets the Escape key. Returns false if it hasn't answered for seconds.
    package var acceptsEscape: (() -> Bool)?
    /// Returns whether the page has closed something of its own for the last Escape key, which it returns.
    package var hasUsedEscape: (() -> Bool)?
    /// Returns the user's zoom of the page; nil if the page isn't visible.
    package var userZoom: (() -> PageZoom?)?
    /// Returns whether the site of the visible page may ask for permissions.
    package var hasPermissions: (() -> Bool)?
    /// Called before a view above this one in the same superview is removed or hidden.
    package var onUncover: ((_ cover: UIView) -> Void)?
    /// The controller whose `view` this is.
    weak var owner: UIViewController?

    // NB: there must be no other designated initializer, not even a `package` one: a subclass outside the package that
    // overrides these two would no longer inherit `init()`.
    public init(frame: CGRect) {
        geometry = frame
        super.init()
        host.view = self
    }

    public required init?(coder: NSCoder) {
        geometry = .zero
        super.init()
        host.view = self
    }

    /// Sets the widget that draws the view, below its subviews. Call once, right after `init`.
    package func embed(_ content: GObjectReference) {
        widget = content
        host.insert(content, above: nil)
    }

    /// Moves the widget that draws this view into another view. This one draws nothing until it gets it back.
    func giveWidget(to view: UIView) {
        let content = widget
        host.remove(content)
        widget = host.reference
        view.embed(content)
        view.setNeedsLayout()
    }

    public convenience override init() {
        self.init(frame: Self.initialFrame)
    }

    /// The frame that `init()` passes to the initializer of a subclass.
    class var initialFrame: CGRect { .zero }

    // MARK: Keyboard

    open override var next: UIResponder? { owner ?? superview }

    open override var isFirstResponder: Bool { hasKeyboardFocus }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { canBecomeFirstResponder && takeKeyboardFocus() }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if hasKeyboardFocus { releaseKeyboardFocus() }
        return true
    }

    // MARK: Geometry

    /// The position and size in the superview's coordinates. If there is a `transform`, the smallest rectangle that
    /// contains the transformed view, and to be changed by `bounds` and `center` only.
    open var frame: CGRect {
        get { isTransformed ? bounds.applying(transformToSuperview) : geometry }
        set { setGeometry(newValue) }
    }

    /// A scaling, rotation or move of the view about its center. The layout ignores it.
    open var transform = CGAffineTransform.identity {
        willSet { ViewAnimation.captureStart(of: self) }
        didSet { superview?.host.queueAllocate() }
    }
    var isTransformed: Bool { !transform.isIdentity }

    /// The view's own coordinates, with the size of `frame`.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: geometry.size) }
        set {
            boundsOrigin = newValue.origin
            setGeometry(CGRect(origin: geometry.origin, size: newValue.size))
            host.queueAllocate()
        }
    }

    /// The center of the frame.
    open var center: CGPoint {
        get { CGPoint(x: geometry.midX, y: geometry.midY) }
        set {
            let origin = CGPoint(x: newValue.x - geometry.width / 2, y: newValue.y - geometry.height / 2)
            setGeometry(CGRect(origin: origin, size: geometry.size))
        }
    }

    /// Converts a point from this view's coordinates to another view's, or the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Converts a point from another view's coordinates, or the window's, to this view's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let other = view ?? window else { return point }
        return other.convert(point, to: self)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let other = view ?? window else { return rect }
        return other.convert(rect, to: self)
    }

    /// The changes of the frame when the superview's size changes.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether `frame` and `autoresizingMask` determine the layout instead of constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { superview?.setNeedsLayout() }
    }

    // MARK: Hierarchy

    /// The superview.
    open internal(set) weak var superview: UIView?
    /// The subviews, the lowest first.
    open internal(set) var subviews: [UIView] = []

    /// The window that contains the view.
    open var window: UIWindow? { superview?.window }

    /// Adds a view above the other subviews. It is removed from another superview first.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Inserts a view at an index; 0 is the lowest.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view just above another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Inserts a view just below another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Moves a subview above the others.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: subviews.count)
    }

    /// Moves a subview below the others.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: 0)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        detach()
    }

    /// Whether the view is `view` or one of its descendants.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// A number that the app can use to identify the view.
    open var tag = 0

    /// Returns the view with a tag: this view or the first descendant that has it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called after a subview has been added. Subclasses override it.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. Subclasses override it.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes, with nil for none. Subclasses override it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. Subclasses override it.
    open func didMoveToSuperview() {}
    /// Called after the window has changed. Subclasses override it.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Lays out the subviews. Subclasses override it. Masks and constraints have been applied before the call.
    open func layoutSubviews() {}

    /// Requests a layout before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        host.queueAllocate()
    }

    /// Performs a pending layout immediately.
    open func layoutIfNeeded() {
        rootOfTree.layoutTree()
    }

    /// The size of the content; `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize {
        widget === host.reference
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : measuredSize()
    }

    /// Requests a new layout because the size of the content has changed.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        // A stack's own size depends on its content.
        (superview as? UIStackView)?.invalidateIntrinsicContentSize()
    }

    /// Returns the size that fits the content best within a given size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        widget === host.reference ? geometry.size : measuredSize(width: size.width)
    }

    /// Sets the size to the one that fits the content best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// The value for an axis without intrinsic size.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The area that bars don't cover. On Linux bars are beside the content, so it is the whole view.
    open var safeAreaLayoutGuide: UILayoutGuide { guide }
    /// The insets of the safe area: always zero on Linux.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// Called when the insets of the safe area have changed. Never on Linux.
    open func safeAreaInsetsDidChange() {}
    private lazy var guide = UILayoutGuide(view: self)

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// The meaning of the content, which decides whether it is mirrored. Subviews have their own.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { drawDirection() } }
    }

    /// The direction in which the content is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Appearance

    /// The scaling and position of content whose size differs from the view's. On Linux it applies to images.
    open var contentMode = ContentMode.scaleToFill {
        didSet { contentModeDidChange() }
    }

    func contentModeDidChange() {}

    /// The background color.
    open var backgroundColor: UIColor? {
        didSet {
            viewStyle.set("background-color", backgroundColor?.css, on: host.reference)
            ownLayer?.drawShadow()
        }
    }

    /// The tint color: the view's own, or else its superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    private var ownTintColor: UIColor?

    /// The tint color set on the view itself.
    var chosenTintColor: UIColor? { ownTintColor }

    /// Called after the tint color has changed. Subclasses override it.
    open func tintColorDidChange() {
        for view in subviews { view.tintColorDidChange() }
    }

    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 {
        willSet { ViewAnimation.captureStart(of: self) }
        didSet { drawVisibility() }
    }

    /// The layer, for corners and border.
    open var layer: CALayer {
        if let ownLayer { return ownLayer }
        let layer = CALayer()
        layer.view = self
        ownLayer = layer
        return layer
    }
    private var ownLayer: CALayer?

    /// Whether the view is hidden.
    open var isHidden = false {
        didSet {
            // NB: GTK would move the focus to the first button of the window.
            if isHidden, hasKeyboardFocus { releaseKeyboardFocus() }
            drawVisibility()
            invalidateIntrinsicContentSize()
            if isHidden, !oldValue { uncoverSiblings() }
            if isHidden != oldValue { window?.keyboard.scheduleCheck() }
        }
    }

    /// Whether content outside the bounds is clipped. NB: on Linux the default is true, unlike on iOS.
    open var clipsToBounds = true {
        didSet { drawClipping() }
    }

    /// Whether the view and its subviews get clicks and keys.
    open var isUserInteractionEnabled = true {
        didSet { drawInteraction() }
    }

    /// The kind and state for screen readers. The kind has to be set before the view is first in a window, because GTK
    /// doesn't change the role of a widget later.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? defaultTraits }
        set {
            let former = accessibilityTraits
            ownTraits = newValue
            drawTraits(insteadOf: former)
        }
    }
    private var ownTraits: UIAccessibilityTraits?
    /// The traits until the app sets others. GTK's widgets have their kind by themselves.
    var defaultTraits: UIAccessibilityTraits { .none }

    /// The text for screen readers.
    open var accessibilityLabel: String? {
        didSet { widget.setAccessibleLabel(accessibilityLabel ?? "") }
    }

    /// Whether VoiceOver reads the view itself, with its label. On Linux screen readers read each view with a text or a
    /// label.
    open var isAccessibilityElement = false

    /// Returns a view with an image of the current content, or nil if the view isn't on screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot()
    }

    /// Returns a formatter that prints the content of the view. On Linux only a web view has content to print.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    /// Draws the view as it is on screen, with its subviews, in the image of a `UIGraphicsImageRenderer`. Changes that
    /// aren't on screen yet aren't drawn.
    ///
    /// - Parameter rect: the rectangle that the view fills.
    /// - Returns: whether the view was drawn completely.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        Bitmap.current.map { draw(on: $0, in: rect) } ?? false
    }
}
