/// The corners, border and clipping of a view. On Linux the view draws them, and there are no other layers.
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

    private func set(_ property: String, _ value: String?) {
        if let view { view.looks.set(property, value, on: view.host.reference) }
    }
}
