/// The picture of a row, which takes no room while there is none.
@MainActor
final class CellImageView: UIImageView {
    override var image: UIImage? {
        didSet { isHidden = image == nil }
    }
}
