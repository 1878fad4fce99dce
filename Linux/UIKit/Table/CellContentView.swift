/// The content view of a cell. Reports that the app has added a subview.
@MainActor
final class CellContentView: UIView {
    var onSubviews: (Bool) -> Void = { _ in }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        onSubviews(true)
    }

    /// The texts of its labels.
    var texts: [String] { texts(of: self) }

    private func texts(of view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts(of: $0) }
    }
}
