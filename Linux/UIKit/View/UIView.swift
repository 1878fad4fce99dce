package import GObjectKit

/// A rectangle of the window that shows something and holds other views.
///
/// Every view owns a container widget. A view that draws itself puts a widget of its own into it, below its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
    package let host = ViewHost()
    /// What draws the view: the widget given to `embed`, or else the container.
    package private(set) lazy var widget = host.reference

    var geometry: CGRect
    var boundsOrigin = CGPoint.zero
    var needsLayout = true
    var constraintsOnSelf: [NSLayoutConstraint] = []
    /// What is seen in the midst of an animation, in place of the properties.
    var shownFrame: CGRect?
    var shownAlpha: CGFloat?
    let looks = ViewStyle()
    /// Whether the view goes on drawing while it is hidden.
    ///
    /// NB: GTK draws no widget that isn't mapped or has opacity 0, and WebKitGTK stops the page in it.
    package var keepsDrawing = false
    /// Whether the view is a page that keys go to, and gets the keyboard when it comes into sight.
    package var takesKeys = false
    /// Does what the user asks of the page, and says whether it did.
    package var onPageCommand: ((PageCommand) -> Bool)?
    /// Called before a view that is above this one in the same superview goes or is hidden.
    package var onUncover: ((_ cover: UIView) -> Void)?
    /// The controller whose `view` this is.
    weak var owner: UIViewController?

    // NB: no other designated initialiser, not even a `package` one: a client's subclass that overrides these two would
    // no longer inherit `init()`.
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

    /// Makes a widget draw the view, below its subviews. To be called once, right after `init`.
    package func embed(_ content: GObjectReference) {
        widget = content
        host.insert(content, above: nil)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: Keyboard

    open override var next: UIResponder? { owner ?? superview }

    open override var isFirstResponder: Bool { hasKeyboard }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { canBecomeFirstResponder && takeKeyboard() }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        if hasKeyboard { dropKeyboard() }
        return true
    }

    // MARK: Geometry

    /// Place and size in the superview's coordinates.
    open var frame: CGRect {
        get { geometry }
        set { setGeometry(newValue) }
    }

    /// The view's own coordinates: size as in `frame`.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: geometry.size) }
        set {
            boundsOrigin = newValue.origin
            setGeometry(CGRect(origin: geometry.origin, size: newValue.size))
            host.queueAllocate()
        }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: geometry.midX, y: geometry.midY) }
        set {
            let origin = CGPoint(x: newValue.x - geometry.width / 2, y: newValue.y - geometry.height / 2)
            setGeometry(CGRect(origin: origin, size: geometry.size))
        }
    }

    /// A place of this view in the coordinates of another one, or of the window.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInTree, (view ?? window)?.originInTree ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// A place of another view, or of the window, in the coordinates of this one.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let other = view ?? window else { return point }
        return other.convert(point, to: self)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// How the frame follows a change of the superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether `frame` and the mask place the view, rather than constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { superview?.setNeedsLayout() }
    }

    // MARK: Hierarchy

    /// The view that this one is in.
    open internal(set) weak var superview: UIView?
    /// From the lowest to the top-most.
    open internal(set) var subviews: [UIView] = []

    /// The window that the view is in, if any.
    open var window: UIWindow? { superview?.window }

    /// Adds a view on top, taking it from another superview first; one that is here already comes to the front.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view at a place in the order, 0 for the lowest.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Adds a view just above another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Adds a view just below another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Makes a subview the top-most.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: subviews.count)
    }

    /// Makes a subview the lowest.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        insert(view, at: 0)
    }

    /// Takes the view out of the view that it is in, if any.
    open func removeFromSuperview() {
        detach()
    }

    /// Whether the view is `view` or somewhere below it.
    open func isDescendant(of view: UIView) -> Bool {
        self === view || superview?.isDescendant(of: view) == true
    }

    /// A number of the app's own.
    open var tag = 0

    /// The view itself or the first one below it that has a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// To be overridden: a subview has come.
    open func didAddSubview(_ subview: UIView) {}
    /// To be overridden: a subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// To be overridden: the view is about to come into a view, or with nil to leave it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// To be overridden: the view has come into a view, or left it.
    open func didMoveToSuperview() {}
    /// To be overridden: the view has come into a window, or left it.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Places the subviews; to be overridden. Masks and constraints have been applied before.
    open func layoutSubviews() {}

    /// Asks for a layout before the next frame.
    open func setNeedsLayout() {
        needsLayout = true
        host.queueAllocate()
    }

    /// Brings the layout up to date now.
    open func layoutIfNeeded() {
        rootOfTree.layoutTree()
    }

    /// The size that the content asks for; `noIntrinsicMetric` where it does not care.
    open var intrinsicContentSize: CGSize {
        widget === host.reference
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : measuredSize()
    }

    /// The content asks for another size now.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        // A stack is as large as its content.
        (superview as? UIStackView)?.invalidateIntrinsicContentSize()
    }

    /// The best size for the content within the given one.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        widget === host.reference ? geometry.size : measuredSize(width: size.width)
    }

    /// Takes the best size for the content.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Stands for "no size of its own" in `intrinsicContentSize`.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The area that no bar covers. Here bars are beside the content, so it is the whole view.
    open var safeAreaLayoutGuide: UILayoutGuide { guide }
    /// What bars cover of the view: nothing here.
    open var safeAreaInsets: UIEdgeInsets { .zero }
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

    // MARK: Appearance

    /// How content of another size than the view's is placed; it applies to images.
    open var contentMode = ContentMode.scaleToFill {
        didSet { contentModeDidChange() }
    }

    func contentModeDidChange() {}

    /// What is painted behind the content.
    open var backgroundColor: UIColor? {
        didSet { looks.set("background-color", backgroundColor?.css, on: host.reference) }
    }

    /// The accent colour: an own one, or else the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    private var ownTintColor: UIColor?

    /// The accent colour that was set on the view itself.
    var chosenTintColor: UIColor? { ownTintColor }

    /// To be overridden: the accent colour is another one.
    open func tintColorDidChange() {
        for view in subviews { view.tintColorDidChange() }
    }

    /// Opacity, from 0 to 1.
    open var alpha: CGFloat = 1 {
        willSet { ViewAnimation.note(self) }
        didSet { drawVisibility() }
    }

    /// Corners and border.
    open var layer: CALayer {
        if let ownLayer { return ownLayer }
        let layer = CALayer()
        layer.view = self
        ownLayer = layer
        return layer
    }
    private var ownLayer: CALayer?

    /// Whether the view is not shown.
    open var isHidden = false {
        didSet {
            drawVisibility()
            invalidateIntrinsicContentSize()
            if isHidden, !oldValue { uncoverSiblings() }
            if isHidden != oldValue { window?.keyboard.review() }
        }
    }

    /// Whether what lies outside the bounds is cut off. NB: true from the start, other than on iOS.
    open var clipsToBounds = true {
        didSet { drawClipping() }
    }

    /// Whether clicks and keys reach the view and its subviews.
    open var isUserInteractionEnabled = true {
        didSet { drawInteraction() }
    }

    /// What a screen reader says for the view.
    open var accessibilityLabel: String? {
        didSet { widget.setAccessibleLabel(accessibilityLabel ?? "") }
    }

    /// A still picture of what the view shows now, or nil when nothing of it is on screen.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot()
    }
}
