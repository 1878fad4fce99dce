/// A colour: fixed, or one of the theme's, which changes with light and dark.
open class UIColor: NSObject, @unchecked Sendable {
    // Sendable is not checked because the class is open; its one stored property never changes.
    /// As GTK's CSS writes it.
    package let css: String

    init(css: String) {
        self.css = css
        super.init()
    }

    /// A fixed colour; each part from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        css = Self.css([red, green, blue], alpha)
        super.init()
    }

    private static func css(_ parts: [CGFloat], _ alpha: CGFloat) -> String {
        let numbers = parts.map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
        return "rgba(\(numbers.joined(separator: ",")),\(min(max(alpha, 0), 1)))"
    }

    /// A fixed grey, from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        css = Self.css([white, white, white], alpha)
        super.init()
    }

    /// The colour with another opacity; one of the theme's still follows the theme.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        // GTK multiplies with the opacity that a colour has; those of a mixture stand in front of the comma.
        let opaque = css.hasPrefix("alpha(") ? String(css.dropFirst(6).prefix { $0 != "," }) : css
        guard opaque.hasPrefix("rgba("), let end = opaque.lastIndex(of: ",") else {
            return UIColor(css: "alpha(\(opaque),\(min(max(alpha, 0), 1)))")
        }
        return UIColor(css: "\(opaque[..<end]),\(min(max(alpha, 0), 1)))")
    }

    /// The colour as layers take it.
    open var cgColor: CGColor { CGColor(css: css) }

    /// A layer's colour.
    public init(cgColor: CGColor) {
        css = cgColor.css
        super.init()
    }

    /// From an asset catalogue, which does not exist here.
    public init?(named name: String) {
        nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.css == css
    }

    open override var hash: Int { css.hashValue }
}
