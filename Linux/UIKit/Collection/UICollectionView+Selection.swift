// The selection by the user.
extension UICollectionView {
    func mark(_ indexPath: IndexPath, _ isSelected: Bool) {
        selected.removeAll { $0 == indexPath }
        if isSelected { selected.append(indexPath) }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    /// Highlights the cell that the user presses.
    func userDidPress(_ indexPath: IndexPath) {
        guard let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled else { return }
        focus(indexPath)
        guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
        pressed = indexPath
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    /// Selects the pressed item if the user releases it.
    ///
    /// - Parameter place: the item at the pointer; nil if the press was canceled.
    func userDidRelease(at place: IndexPath?) {
        guard let indexPath = pressed else { return }
        pressed = nil
        cellForItem(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if place == indexPath { userDidSelect(indexPath) }
    }

    func userDidSelect(_ indexPath: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selected.contains(indexPath) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
            return userDidDeselect(indexPath)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        for other in selected where !allowsMultipleSelection && other != indexPath { userDidDeselect(other) }
        mark(indexPath, true)
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func userDidDeselect(_ indexPath: IndexPath) {
        mark(indexPath, false)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}
