/// Takes a presented controller, and whatever it presents itself, off the window.
@MainActor
final class DismissOperation: WindowOperation {
    /// From the lowest to the top-most.
    private let chain: [UIViewController]
    private let presenter: UIViewController
    private let animated: Bool
    private var completions: [() -> Void] = []
    private var containers: [PresentationContainer] = []
    private var finished: () -> Void = {}
    private var animation: Animation?

    init(_ chain: [UIViewController], from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        self.chain = chain
        self.presenter = presenter
        self.animated = animated
        add(completion)
    }

    func add(_ completion: (() -> Void)?) {
        if let completion { completions.append(completion) }
    }

    func dismisses(_ controller: UIViewController) -> Bool {
        chain.contains(controller)
    }

    private var coversPresenter: Bool { containers.first?.kind.coversPresenter == true }

    func start(in window: UIWindow, finished: @escaping () -> Void) {
        self.finished = finished
        containers = chain.compactMap(\.presentation.container)
        containers.first?.coveredView?.isHidden = false
        for controller in chain.reversed() {
            controller.isBeingDismissed = true
            controller.begin(false, animated)
        }
        if coversPresenter {
            presenter.begin(true, animated)
            presenter.tellAppearance()
        }
        // Only what is on top moves; what lies between is simply gone.
        for container in containers.dropLast() { container.isHidden = true }
        move()
    }

    func hurry() {
        animation?.finish()
    }

    private func move() {
        guard animated, let top = containers.last else { return end() }
        let animation = Animation(on: top.host.reference) { [weak top] in
            top?.progress = 1 - $0
        } completion: { [weak self] in
            self?.end()
        }
        self.animation = animation
        animation.play()
    }

    private func end() {
        if animated { UIViewController.unlink(chain) }
        if coversPresenter { presenter.end() }
        for container in containers.reversed() { container.close() }
        for controller in chain.reversed() {
            controller.end()
            controller.isBeingDismissed = false
        }
        presenter.viewIfLoaded?.window?.updateChrome()
        presenter.viewIfLoaded?.window?.keyboard.review()
        for completion in completions { completion() }
        completions = []
        finished()
    }
}
