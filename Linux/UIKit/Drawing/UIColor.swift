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

    /// From an asset catalogue, which does not exist here.
    public init?(named name: String) {
        nil
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.css == css
    }

    open override var hash: Int { css.hashValue }
}
