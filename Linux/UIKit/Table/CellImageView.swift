/// The image view of a cell. Without an image it takes up no space.
@MainActor
final class CellImageView: UIImageView {
    override var image: UIImage? {
        didSet { isHidden = image == nil }
    }
}
