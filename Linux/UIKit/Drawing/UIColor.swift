/// A fixed color, or a color of the theme, which adapts to light and dark.
open class UIColor: NSObject, @unchecked Sendable {
    // Not checked for Sendable because the class is open. Its only stored property never changes.
    /// The color in GTK's CSS.
    package let css: String

    init(css: String) {
        self.css = css
        super.init()
    }

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        css = Self.css([red, green, blue], alpha)
        super.init()
    }

    private static func css(_ parts: [CGFloat], _ alpha: CGFloat) -> String {
        let numbers = parts.map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
        return "rgba(\(numbers.joined(separator: ",")),\(min(max(alpha, 0), 1)))"
    }

    /// Creates a gray, from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        css = Self.css([white, white, white], alpha)
        super.init()
    }

    /// Returns the color with another opacity. A color of the theme still adapts.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // GTK's alpha() multiplies with the color's own opacity, so the opacity in "alpha(…,x)" is replaced instead.
        let opaque = css.hasPrefix("alpha(") ? String(css.dropFirst(6).prefix { $0 != "," }) : css
        guard opaque.hasPrefix("rgba("), let end = opaque.lastIndex(of: ",") else {
            return UIColor(css: "alpha(\(opaque),\(min(max(alpha, 0), 1)))")
        }
        return UIColor(css: "\(opaque[..<end]),\(min(max(alpha, 0), 1)))")
    }

    /// Makes this the color of fills and strokes in the image of a `UIGraphicsImageRenderer`.
    @preconcurrency @MainActor
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the color of fills in the image of a `UIGraphicsImageRenderer`.
    @preconcurrency @MainActor
    open func setFill() {
        Bitmap.current?.fillColor = components
    }

    /// Makes this the color of strokes in the image of a `UIGraphicsImageRenderer`.
    @preconcurrency @MainActor
    open func setStroke() {
        Bitmap.current?.strokeColor = components
    }

    /// The color for layers.
    open var cgColor: CGColor { CGColor(css: css) }

    /// Creates a color from a layer's color.
    public init(cgColor: CGColor) {
        css = cgColor.css
        super.init()
    }

    /// Returns nil: on Linux there are no asset catalogs.
    public init?(named name: String) {
        nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.css == css
    }

    open override var hash: Int { css.hashValue }
}
