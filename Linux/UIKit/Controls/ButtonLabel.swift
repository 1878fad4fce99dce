/// The title label of a button. The button draws it.
@MainActor
final class ButtonLabel: UILabel {
    private(set) var chosenFont: UIFont?
    private(set) var chosenColor: UIColor?
    private let onChange: () -> Void

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    override var font: UIFont! {
        didSet {
            chosenFont = font
            onChange()
        }
    }

    override var textColor: UIColor! {
        didSet {
            chosenColor = textColor
            onChange()
        }
    }
}
