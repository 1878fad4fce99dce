/// The header bar of a window whose root has none, such as an empty navigation controller. With it, the user can move
/// and close the window.
@MainActor
final class WindowBar: UIView {
    private let bar = HeaderBar(frame: .zero)

    init() {
        super.init(frame: .zero)
        addSubview(bar)
        bar.showMenu(true)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    var preferredHeight: CGFloat { isHidden ? 0 : bar.preferredHeight }

    func setTitle(_ title: String) {
        bar.setTitle(title)
    }

    func draw(_ colors: BarColors) {
        bar.draw(colors)
    }

    func showTabs(of controller: UITabBarController?) {
        bar.showTabs(of: controller)
    }

    override func layoutSubviews() {
        bar.frame = bounds
    }
}
