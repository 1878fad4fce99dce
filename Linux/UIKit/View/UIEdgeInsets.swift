/// The distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Insets of 0 on all edges.
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIEdgeInsets {
    var css: String { "\(top)px \(right)px \(bottom)px \(left)px" }
}
