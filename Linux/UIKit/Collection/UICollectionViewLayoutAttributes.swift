internal import GObjectKit

/// The place and appearance of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The frame in the content's coordinates.
    open var frame = CGRect.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The place in the order from the lowest element to the highest.
    open var zIndex = 0
    /// Whether there is no view for the element.
    open var isHidden = false
    /// The index path of the item. For a supplementary view that of its section, with the item 0.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of the supplementary view; nil for a cell.
    open private(set) var representedElementKind: String?

    /// Whether the element is a cell or a supplementary view.
    open var representedElementCategory: UICollectionView.ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
    }

    public override init() {
        super.init()
    }

    /// The center of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the frame. A change keeps the center.
    open var size: CGSize {
        get { frame.size }
        set {
            let old = center
            frame.size = newValue
            center = old
        }
    }

    /// Returns a copy. Subclasses with properties of their own override it.
    open func copy(with zone: NSZone? = nil) -> Any {
        // For the class of a subclass; see InitTemplate.
        let made: NSObject = unsafeBitCast(type(of: self), to: InitTemplate.Type.self).init()
        guard let copy = made as? UICollectionViewLayoutAttributes else { return made }
        (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
        (copy.indexPath, copy.representedElementKind) = (indexPath, representedElementKind)
        return copy
    }
}
