/// The view of a tab bar controller: the selected controller's view above the tab bar.
@MainActor
final class TabContainerView: UIView {
    private weak var controller: UITabBarController?
    private var content: UIView?

    init(of controller: UITabBarController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    func show(_ controller: UIViewController?) {
        content?.removeFromSuperview()
        content = controller?.view
        if let content {
            content.translatesAutoresizingMaskIntoConstraints = true
            insertSubview(content, at: 0)
        }
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
    }

    override func layoutSubviews() {
        guard let controller else { return }
        let bar = controller.tabBar
        let height = controller.showsTabs && !controller.isWide ? bar.preferredHeight : 0
        bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        content?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
        // NB: the header bars must not change while GTK allocates sizes.
        if controller.isOfAnotherWidth { Toolkit.nextTurn { [weak controller] in controller?.updateWidth() } }
    }
}
