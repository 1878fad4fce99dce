/// Insertions, deletions and moves of one update. As for Apple's, deletions and the starts of moves are index paths
/// before the update, insertions and the ends of moves are those after it.
struct CollectionChanges {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    var movedItems: [IndexPath: IndexPath] = [:]
    var reloadedSections = IndexSet()
    var reloadedItems: Set<IndexPath> = []

    /// The section after the update; nil if it was deleted.
    func section(after old: Int) -> Int? {
        guard !deletedSections.contains(old) else { return nil }
        return insertedSections.reduce(old - deletedSections.count(in: 0..<old)) { $1 <= $0 ? $0 + 1 : $0 }
    }

    /// The index path of an item after the update; nil if it was deleted.
    func item(after old: IndexPath) -> IndexPath? {
        if let moved = movedItems[old] { return moved }
        guard !deletedItems.contains(old), let section = section(after: old.section) else { return nil }
        let gone = (deletedItems.union(movedItems.keys)).count { $0.section == old.section && $0.item < old.item }
        let new = insertedItems.union(movedItems.values).filter { $0.section == section }.map(\.item).sorted()
        return IndexPath(item: new.reduce(old.item - gone) { $1 <= $0 ? $0 + 1 : $0 }, section: section)
    }

    func reloads(_ old: IndexPath) -> Bool {
        reloadedItems.contains(old) || reloadedSections.contains(old.section)
    }
}
