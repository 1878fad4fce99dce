/// An element of a collection view: a cell, or a supplementary view of a kind.
struct CollectionElement: Hashable {
    /// nil for a cell.
    let kind: String?
    let indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(kind: nil, indexPath: indexPath)
    }
}

/// The registered classes of a collection view, and the views that are no longer in use.
@MainActor
final class CollectionReuse {
    private struct Key: Hashable {
        let kind: String?
        let identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var spare: [Key: [UICollectionReusableView]] = [:]

    func register(_ type: AnyClass?, kind: String?, identifier: String) {
        let isCell = kind == nil
        let usable = isCell ? type as? UICollectionViewCell.Type : type as? UICollectionReusableView.Type
        classes[Key(kind: kind, identifier: identifier)] = usable
        guard type != nil, usable == nil else { return }
        let base = isCell ? "UICollectionViewCell" : "UICollectionReusableView"
        Log.warn("The class registered for \(identifier) is not a \(base).")
    }

    /// Returns a view that is no longer in use, or a new one of the registered class, or else of the base class.
    func take(_ kind: String?, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
        let key = Key(kind: kind, identifier: identifier)
        if let view = spare[key]?.popLast() {
            (view as? UICollectionViewCell)?.isSelected = false
            (view as? UICollectionViewCell)?.isHighlighted = false
            view.prepareForReuse()
            return view
        }
        if classes[key] == nil { Log.warnOnce("No class is registered for \(identifier), so its views are plain.") }
        let base = kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
        return UICollectionReusableView.make(classes[key] ?? base, frame: frame, identifier: identifier)
    }

    /// Keeps a view for reuse. It stays in the content until `removeUnused`, because it may be back there at once.
    func keep(_ view: UICollectionReusableView, kind: String?) {
        guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
        spare[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    func removeUnused() {
        for view in spare.values.joined() { view.removeFromSuperview() }
    }
}
