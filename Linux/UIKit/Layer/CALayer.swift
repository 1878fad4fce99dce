/// The corners, border, shadow and clipping of a view. On Linux the view draws them, and there are no other layers.
@preconcurrency @MainActor
open class CALayer: NSObject {
    weak var view: UIView?

    /// The radius of the corners. The content is cut off there if the view clips.
    open var cornerRadius: CGFloat = 0 {
        didSet { set("border-radius", cornerRadius > 0 ? "\(cornerRadius)px" : nil) }
    }

    /// The width of the border, drawn inside the view over its content.
    open var borderWidth: CGFloat = 0 {
        didSet { drawBorder() }
    }

    /// The color of the border. The default is black.
    open var borderColor: CGColor? {
        didSet { drawBorder() }
    }

    /// The opacity of the shadow, from 0 to 1. The default is 0: there is no shadow. On Linux the shadow has the shape
    /// of the view's box and its corners, if the view has a background, and isn't cut off by `masksToBounds`.
    open var shadowOpacity: Float = 0 {
        didSet { drawShadow() }
    }

    /// The radius of the shadow's blur.
    open var shadowRadius: CGFloat = 3 {
        didSet { drawShadow() }
    }

    /// The offset of the shadow from the view.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { drawShadow() }
    }

    /// The color of the shadow. The default is black.
    open var shadowColor: CGColor? = CGColor(css: "#000000") {
        didSet { drawShadow() }
    }

    /// Whether content outside the view's bounds is cut off.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// Runs an animation once. On Linux all transitions fade, and other animations have no effect.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if anim is CATransition { view?.fadeFromNow(seconds: anim.duration > 0 ? anim.duration : 0.25) }
    }

    // NB: a border would push the content inwards; an outline is drawn over it.
    private func drawBorder() {
        let color = borderColor?.css ?? "#000000"
        set("outline", borderWidth > 0 ? "\(borderWidth)px solid \(color)" : nil)
        set("outline-offset", borderWidth > 0 ? "-\(borderWidth)px" : nil)
    }

    // The length of CSS is twice the radius of a Gaussian blur.
    func drawShadow() {
        guard let shadowColor, shadowOpacity > 0, view?.backgroundColor != nil else { return set("box-shadow", nil) }
        let (x, y, blur) = (shadowOffset.width, shadowOffset.height, 2 * max(0, shadowRadius))
        set("box-shadow", "\(x)px \(y)px \(blur)px alpha(\(shadowColor.css), \(min(shadowOpacity, 1)))")
    }

    private func set(_ property: String, _ value: String?) {
        if let view { view.viewStyle.set(property, value, on: view.host.reference) }
    }
}
