/// Presents a controller over the window.
@MainActor
final class PresentOperation: WindowOperation {
    private let controller: UIViewController
    private let presenter: UIViewController
    private let animated: Bool
    private var completion: (() -> Void)?
    private var finished: () -> Void = {}
    private var animation: Animation?
    private var container: PresentationContainer?
    /// The coordinator of this presentation, valid until it ends.
    private(set) var coordinator: TransitionCoordinator? = TransitionCoordinator()

    init(
        _ controller: UIViewController, over presenter: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        self.controller = controller
        self.presenter = presenter
        self.animated = animated
        self.completion = completion
    }

    func presents(_ controller: UIViewController) -> Bool {
        self.controller === controller
    }

    func start(in window: UIWindow, finished: @escaping () -> Void) {
        self.finished = finished
        // If it has been dismissed before this turn, nothing is shown, and there are no appearance callbacks.
        guard presenter.presentation.presented === controller, presenter.viewIfLoaded?.window === window else {
            return end()
        }
        controller.isBeingPresented = true
        controller.loadViewIfNeeded()
        let container = PresentationContainer(controller, presenter: presenter)
        self.container = container
        container.frame = window.bounds
        window.addSubview(container)
        if container.kind.coversPresenter { presenter.begin(false, animated) }
        controller.begin(true, animated)
        window.layoutIfNeeded()
        controller.completeAppearance()
        container.grabFocus()
        window.updateChrome()
        window.keyboard.contentDidChange()
        move(container)
    }

    func finishNow() {
        animation?.finish()
    }

    private func move(_ container: PresentationContainer) {
        guard animated else { return end() }
        let animation = Animation(on: container.host.reference, isFade: container.fades) { [weak container] in
            container?.progress = $0
        } completion: { [weak self] in
            self?.end()
        }
        self.animation = animation
        animation.play()
    }

    private func end() {
        if let container {
            container.progress = 1
            controller.end()
            if container.kind.coversPresenter {
                presenter.end()
                container.coveredView?.isHidden = true
            }
            controller.isBeingPresented = false
        }
        callBack()
    }

    private func callBack() {
        let ended = coordinator
        coordinator = nil
        ended?.end()
        completion?()
        completion = nil
        finished()
    }
}
