/// Says when an app has put something into a row.
@MainActor
final class CellContentView: UIView {
    var onSubviews: (Bool) -> Void = { _ in }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        onSubviews(true)
    }
}
