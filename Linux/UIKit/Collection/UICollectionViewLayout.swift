/// Places the elements of a collection view. Subclasses override its methods.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Called before the first of the other methods, and again after the layout has been invalidated.
    open func prepare() {}

    /// The size of the content.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the elements in a rectangle of the content.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Requests a new layout before the next frame. Overrides call `super`.
    open func invalidateLayout() {
        collectionView?.layoutWasInvalidated()
    }

    /// Whether the layout depends on these bounds, and is invalidated. Called when the user scrolls, and for a new size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether the layout is mirrored in a language that is written from right to left.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
