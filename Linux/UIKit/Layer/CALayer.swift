/// Corners, border and opacity of a view. It is drawn by the view itself; there are no layers of an app's own.
@preconcurrency @MainActor
open class CALayer: NSObject {
    weak var view: UIView?

    /// How round the corners are. Content is cut off there, if the view clips.
    open var cornerRadius: CGFloat = 0 {
        didSet { set("border-radius", cornerRadius > 0 ? "\(cornerRadius)px" : nil) }
    }

    /// How wide the border is, inside the view and over its content.
    open var borderWidth: CGFloat = 0 {
        didSet { drawBorder() }
    }

    /// The colour of the border; black without one.
    open var borderColor: CGColor? {
        didSet { drawBorder() }
    }

    /// Whether what lies outside is cut off.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? false }
        set { view?.clipsToBounds = newValue }
    }

    /// Runs an animation once. Of the animations there is one, a transition that fades.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        if anim is CATransition { view?.fadeFromNow(seconds: anim.duration > 0 ? anim.duration : 0.25) }
    }

    // NB: a border would push the content inwards; an outline lies over it.
    private func drawBorder() {
        let color = borderColor?.css ?? "#000000"
        set("outline", borderWidth > 0 ? "\(borderWidth)px solid \(color)" : nil)
        set("outline-offset", borderWidth > 0 ? "-\(borderWidth)px" : nil)
    }

    private func set(_ property: String, _ value: String?) {
        if let view { view.looks.set(property, value, on: view.host.reference) }
    }
}
