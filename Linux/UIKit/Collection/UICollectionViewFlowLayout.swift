/// A grid: items in lines from one side to the other, with a header and a footer for each section.
///
/// A line has as many items as fit, and the space that is left is between them.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var sections: [FlowSection] = []
    private var width: CGFloat = 0

    /// The size of items, unless the delegate returns one.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }

    /// The least space between lines, unless the delegate returns one.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }

    /// The least space between the items of a line, unless the delegate returns one.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }

    /// The space around the items of a section, unless the delegate returns one.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateLayout() }
    }

    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    /// The size of headers, unless the delegate returns one. Its length in the scroll direction applies.
    open var headerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }

    /// The size of footers, unless the delegate returns one. Its length in the scroll direction applies.
    open var footerReferenceSize = CGSize.zero {
        didSet { invalidateLayout() }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        width = upright(view.contentArea(in: view.bounds)).width
        var top: CGFloat = 0
        sections = (0..<view.numberOfSections).map { index in
            var section = sizes(of: index, in: view)
            section.place(top: top, width: width)
            top = section.frame.maxY
            return section
        }
    }

    open override var collectionViewContentSize: CGSize {
        upright(CGSize(width: width, height: sections.last?.frame.maxY ?? 0))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rect = upright(rect)
        return sections.indices.filter { sections[$0].frame.overlaps(rect) }.flatMap { index in
            let first = IndexPath(item: 0, section: index)
            let ends = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
                .compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: first) }
            let items = sections[index].items(in: rect).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: index))
            }
            return ends.filter { upright($0.frame).overlaps(rect) } + items
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = upright(sections[indexPath.section].items[indexPath.item])
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let frame = elementKind == UICollectionView.elementKindSectionFooter ? section.footer : section.header
        guard frame.height > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = upright(frame)
        return attributes
    }

    /// Whether the lines have another length.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { upright($0.contentArea(in: newBounds)).width != width } ?? false
    }

    private func sizes(of index: Int, in view: UICollectionView) -> FlowSection {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout ?? Properties()
        var section = FlowSection()
        section.sizes = (0..<view.numberOfItems(inSection: index)).map {
            upright(delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: $0, section: index)))
        }
        let inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
        section.inset =
            scrollDirection == .vertical
            ? inset : UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
        section.lineSpacing = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
        section.itemSpacing = delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
        let header = delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
        let footer = delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
        (section.headerHeight, section.footerHeight) = (upright(header).height, upright(footer).height)
        return section
    }

    /// A delegate whose methods return the layout's properties.
    private final class Properties: NSObject, UICollectionViewDelegateFlowLayout {}

    // A layout that scrolls horizontally is one that scrolls vertically, with the axes exchanged.

    private func upright(_ size: CGSize) -> CGSize {
        scrollDirection == .vertical ? size : CGSize(width: size.height, height: size.width)
    }

    private func upright(_ rect: CGRect) -> CGRect {
        scrollDirection == .vertical
            ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
}
