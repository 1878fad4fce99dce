/// A collection view: items in sections, which its layout places.
///
/// On Linux changes aren't animated. The arrow keys move from item to item, Return and Space select.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    let scroller = CollectionScroller()
    let reuse = CollectionReuse()
    /// The views in the content: those that are visible, and the cell with the keyboard focus.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    var selected: [IndexPath] = []
    /// The item at which the Tab key stops.
    var tabStop: IndexPath?
    /// The item whose cell had the keyboard focus before it was removed from the content.
    var lostFocus: IndexPath?
    /// The item that is being pressed.
    var pressed: IndexPath?
    /// The changes of the update that is being performed.
    var changes: CollectionChanges?
    var isArranging = false
    var arrangedBounds = CGRect.zero
    /// Whether the layout is prepared for the current content.
    var isPrepared = false
    var needsReload = false
    /// The numbers of items; nil if the data source has to be asked.
    var counts: [Int]?

    /// The kind of the header of a section.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of the footer of a section.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    /// The data source.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }

    /// The delegate. For a flow layout it can be a `UICollectionViewDelegateFlowLayout`.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { layoutWasInvalidated() }
    }

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            layoutWasInvalidated()
        }
    }

    /// Sets another layout, and calls the handler when the items are at their new places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        performBatchUpdates(nil, completion: completion)
    }

    /// A view behind the items, as large as the collection view. It doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { scroller.content.insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether the user can select items.
    open var allowsSelection = true
    /// Whether the user can select several items.
    open var allowsMultipleSelection = false

    /// Registers a class for the cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, kind: nil, identifier: identifier)
    }

    /// Registers a class for the supplementary views of a kind with an identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.register(viewClass, kind: elementKind, identifier: identifier)
    }

    /// Returns a cell that is no longer in use, or a new one of the registered class.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
        return reuse.take(nil, identifier, frame: frame) as? UICollectionViewCell ?? UICollectionViewCell()
    }

    /// Returns a supplementary view that is no longer in use, or a new one of the registered class.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)
        return reuse.take(elementKind, identifier, frame: attributes?.frame ?? .zero)
    }

    /// Returns the cell of an item; nil if it isn't visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the supplementary view of a kind; nil if it isn't visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        shown[CollectionElement(kind: elementKind, indexPath: indexPath)]
    }

    /// Returns the index path of a visible cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.indexPath
    }

    /// The visible cells.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

    /// The index paths of the visible items.
    open var indexPathsForVisibleItems: [IndexPath] {
        shown.filter { $0.key.kind == nil && $0.value.frame.overlaps(bounds) }.map(\.key.indexPath).sorted()
    }

    /// Returns the item at a point in the collection view's coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        items(in: CGRect(origin: point, size: CGSize(width: 1, height: 1))).last { $0.frame.contains(point) }?.indexPath
    }

    /// Returns the layout's attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the layout's attributes of a supplementary view.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Content (the data source has its new content before these calls)

    /// The number of sections.
    open var numberOfSections: Int { loadedCounts.count }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
    }

    /// Reloads the content before the next frame, and clears the selection.
    open func reloadData() {
        (selected, counts, needsReload) = ([], nil, true)
        collectionViewLayout.invalidateLayout()
    }
    /// Updates the collection view after items have been inserted.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    /// Updates the collection view after items have been deleted.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
    /// Updates the collection view after an item has been moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    /// Updates the collection view after items have changed.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
    /// Updates the collection view after sections have been inserted.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Updates the collection view after sections have been deleted.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Updates the collection view after sections have changed.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Performs changes together. Deletions are index paths before the changes, insertions are those after them.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performChanges(updates, completion)
    }

    /// The index paths of the selected items; nil if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : selected }

    /// Selects an item, or clears the selection. Has no effect if `allowsSelection` is false.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        for other in selected where indexPath == nil || !allowsMultipleSelection { mark(other, false) }
        guard let indexPath else { return }
        mark(indexPath, true)
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item. Has no effect if `allowsSelection` is false.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if allowsSelection { mark(indexPath, false) }
    }

    open override var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            arrange()
            scroller.scroll(to: CGPoint(x: newValue.x + contentInset.left, y: newValue.y + contentInset.top))
        }
    }

    open override var contentInset: UIEdgeInsets {
        didSet { layoutWasInvalidated() }
    }

    /// Scrolls until the item is visible.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        arrange()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        contentOffset = offset(showing: mirrored(frame), at: scrollPosition)
    }

    // MARK: Superview's work for the content, which isn't among the subviews

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
        scroller.content.layoutTree()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        scroller.content.windowDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        scroller.content.tintColorDidChange()
    }
}
