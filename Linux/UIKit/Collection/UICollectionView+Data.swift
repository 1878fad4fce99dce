// The content of the data source, and its changes.
extension UICollectionView {
    var loadedCounts: [Int] {
        if let counts { return counts }
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        let loaded = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
        counts = loaded
        return loaded
    }

    func performChanges(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        let isOuter = changes == nil
        changes = changes ?? CollectionChanges()
        updates?()
        if isOuter, let all = changes {
            changes = nil
            apply(all)
        }
        guard let completion else { return }
        Toolkit.nextTurn { [weak self] in
            self?.layoutIfNeeded()
            completion(true)
        }
    }

    func change(_ edit: (inout CollectionChanges) -> Void) {
        var all = changes ?? CollectionChanges()
        edit(&all)
        if changes == nil { apply(all) } else { changes = all }
    }

    private func apply(_ changes: CollectionChanges) {
        counts = nil
        selected = selected.compactMap(changes.item(after:))
        tabStop = tabStop.flatMap(changes.item(after:))
        for element in shown.keys where changes.reloads(element.indexPath) || changes.element(after: element) == nil {
            hide(element)
        }
        lostFocus = lostFocus.map { changes.item(after: $0) ?? $0 }
        let moved = shown.compactMap { element, view in changes.element(after: element).map { ($0, view) } }
        shown = Dictionary(moved, uniquingKeysWith: { first, _ in first })
        collectionViewLayout.invalidateLayout()
    }
}

extension CollectionChanges {
    fileprivate func element(after old: CollectionElement) -> CollectionElement? {
        guard let kind = old.kind else { return item(after: old.indexPath).map(CollectionElement.cell) }
        return section(after: old.indexPath.section).map {
            CollectionElement(kind: kind, indexPath: IndexPath(item: old.indexPath.item, section: $0))
        }
    }
}
