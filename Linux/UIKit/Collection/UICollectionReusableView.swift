internal import GObjectKit

/// A cell or a supplementary view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    private static var nextFrame = CGRect.zero

    override class var initialFrame: CGRect {
        defer { nextFrame = .zero }
        return nextFrame
    }

    /// Creates a view of a class that is known only at run time; see InitTemplate.
    static func make(_ type: UICollectionReusableView.Type, frame: CGRect, identifier: String)
        -> UICollectionReusableView
    {
        nextFrame = frame
        let made: NSObject = unsafeBitCast(type, to: InitTemplate.Type.self).init()
        let view = made as? UICollectionReusableView ?? UICollectionReusableView(frame: frame)
        view.reuseIdentifier = identifier
        return view
    }

    /// The identifier for reuse.
    open private(set) var reuseIdentifier: String?

    /// Called before the view is reused for another element. Subclasses override it.
    open func prepareForReuse() {}

    /// Called with the attributes of the layout before the view is placed. Subclasses override it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
