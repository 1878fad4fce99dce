/// A rectangle of a view for use in constraints. On Linux the only one is the safe area, which is the whole view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    weak var owningView: UIView?

    init(view: UIView) {
        owningView = view
        super.init()
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView, .height) }
}
