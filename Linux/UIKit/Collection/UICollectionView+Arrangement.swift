// Placing the elements that are visible.
extension UICollectionView {
    func setUp() {
        embed(scroller.reference)
        scroller.content.superview = self
        scroller.onScroll = { [weak self] in self?.didScroll() }
        collectionViewLayout.collectionView = self
        addInput()
    }

    func layoutWasInvalidated() {
        isPrepared = false
        if !isArranging { setNeedsLayout() }
    }

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        collectionViewLayout.prepare()
    }

    /// The size of the area that a layout fills.
    func contentArea(in bounds: CGRect) -> CGSize {
        CGSize(
            width: bounds.width - contentInset.left - contentInset.right,
            height: bounds.height - contentInset.top - contentInset.bottom)
    }

    func didScroll() {
        readOffset()
        // Views that the app has added scroll along.
        if !subviews.isEmpty { setNeedsLayout() }
        arrange()
    }

    private func readOffset() {
        boundsOrigin = CGPoint(x: scroller.offset.x - contentInset.left, y: scroller.offset.y - contentInset.top)
    }

    /// Gives all visible elements a view at their place.
    func arrange() {
        guard !isArranging, !bounds.isEmpty else { return }
        isArranging = true
        defer { isArranging = false }
        // A layout that was asked before it has a size isn't prepared for one.
        if arrangedBounds.isEmpty { isPrepared = false }
        if bounds != arrangedBounds, isPrepared, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidateLayout()
        }
        arrangedBounds = bounds
        if needsReload { shown.keys.forEach(hide) }
        needsReload = false
        prepareIfNeeded()
        placeContent()
        placeElements()
        backgroundView?.frame = bounds
        updateTabStop()
        restoreFocus()
        reuse.removeUnused()
    }

    private func placeContent() {
        let (size, inset) = (collectionViewLayout.collectionViewContentSize, contentInset)
        let whole = CGSize(
            width: size.width + inset.left + inset.right, height: size.height + inset.top + inset.bottom)
        scroller.fit(whole, page: bounds.size, keepsRight: isMirrored)
        readOffset()
        let content = scroller.content
        content.boundsOrigin = CGPoint(x: -inset.left, y: -inset.top)
        content.frame = CGRect(
            origin: content.boundsOrigin,
            size: CGSize(width: max(whole.width, bounds.width), height: max(whole.height, bounds.height)))
    }

    private func placeElements() {
        let visible = mirrored(bounds)
        let attributes = (collectionViewLayout.layoutAttributesForElements(in: visible) ?? [])
            .filter { !$0.isHidden && $0.frame.overlaps(visible) }
        let wanted = Set(attributes.map(\.element))
        for (element, view) in shown where !wanted.contains(element) {
            if view.hasKeyboardFocus, let attributes = place(of: element) {
                view.frame = mirrored(attributes.frame)
            } else {
                hide(element)
            }
        }
        for attributes in attributes { show(attributes) }
        guard attributes.contains(where: { $0.zIndex != 0 }) else { return }
        for attributes in attributes.sorted(by: { $0.zIndex < $1.zIndex }) {
            if let view = shown[attributes.element] { scroller.content.bringSubviewToFront(view) }
        }
    }

    private func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return layoutAttributesForItem(at: element.indexPath) }
        return layoutAttributesForSupplementaryElement(ofKind: kind, at: element.indexPath)
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        guard let view = shown[element] ?? makeView(element) else { return }
        view.apply(attributes)
        view.frame = mirrored(attributes.frame)
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        guard shown[element] == nil else { return }
        shown[element] = view
        guard let cell = view as? UICollectionViewCell else { return scroller.content.addSubview(view) }
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        scroller.content.addSubview(cell)
        cell.updateName()
    }

    private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
        if let kind = element.kind {
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
        }
        let cell = dataSource?.collectionView(self, cellForItemAt: element.indexPath)
        cell?.isSelected = selected.contains(element.indexPath)
        return cell
    }

    func hide(_ element: CollectionElement) {
        guard let view = shown.removeValue(forKey: element) else { return }
        if view.hasKeyboardFocus { lostFocus = element.indexPath }
        reuse.keep(view, kind: element.kind)
        guard let cell = view as? UICollectionViewCell else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }

    // MARK: Coordinates

    private var isMirrored: Bool { isRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection }

    /// Converts a frame from the layout's coordinates to the content's, or back.
    func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        let width = max(collectionViewLayout.collectionViewContentSize.width, contentArea(in: bounds).width)
        return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The items in a rectangle, with frames in the content's coordinates, from the lowest to the highest.
    func items(in rect: CGRect) -> [(indexPath: IndexPath, frame: CGRect)] {
        prepareIfNeeded()
        let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        return found.filter { $0.representedElementCategory == .cell && !$0.isHidden }.sorted { $0.zIndex < $1.zIndex }
            .map { ($0.indexPath, mirrored($0.frame)) }
    }

    /// The offset at which a frame is at a position, or else the nearest one at which it is visible.
    func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        func place(_ start: CGFloat, _ rest: CGFloat, _ now: CGFloat, _ positions: [ScrollPosition]) -> CGFloat {
            let places = [start, start - rest / 2, start - rest]
            return positions.firstIndex(where: position.contains).map { places[$0] }
                ?? min(max(now, start - rest), start)
        }
        return CGPoint(
            x: place(frame.minX, bounds.width - frame.width, bounds.minX, [.left, .centeredHorizontally, .right]),
            y: place(frame.minY, bounds.height - frame.height, bounds.minY, [.top, .centeredVertically, .bottom]))
    }
}

extension CGRect {
    /// Whether the rectangles have an area in common.
    ///
    /// NB: on Linux `intersects` is also true for rectangles that only touch.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var element: CollectionElement {
        CollectionElement(kind: representedElementKind, indexPath: indexPath)
    }
}
