/// Dismisses a presented controller together with the controllers presented over it.
@MainActor
final class DismissOperation: WindowOperation {
    /// The controllers to dismiss, the lowest first.
    private let chain: [UIViewController]
    private let presenter: UIViewController
    private let animated: Bool
    private var completions: [() -> Void] = []
    private var containers: [PresentationContainer] = []
    private var finished: () -> Void = {}
    private var animation: Animation?
    /// Whether the dismissal follows the user's finger. It may still be cancelled.
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    /// Called to end the drag when another operation is pending.
    var onFinishNow: (() -> Void)?

    init(
        _ chain: [UIViewController], from presenter: UIViewController, animated: Bool, interactive: Bool = false,
        completion: (() -> Void)?
    ) {
        self.chain = chain
        self.presenter = presenter
        self.animated = animated
        isInteractive = interactive
        add(completion)
    }

    /// The coordinator of this dismissal, valid until it ends.
    private(set) lazy var coordinator: TransitionCoordinator = {
        let coordinator = TransitionCoordinator()
        coordinator.isInteractive = isInteractive
        add { coordinator.end() }
        return coordinator
    }()

    func add(_ completion: (() -> Void)?) {
        if let completion { completions.append(completion) }
    }

    func dismisses(_ controller: UIViewController) -> Bool {
        chain.contains(controller) && !isCancelled
    }

    // MARK: The user's finger

    /// Completes the dismissal, because the finger was lifted or the app has called `dismiss`.
    func finishInteraction() {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.isInteractive = false
        move()
    }

    /// Cancels the dismissal, because the finger was lifted early. The sheet starts moving back.
    func cancelInteraction() {
        guard isInteractive else { return }
        (isInteractive, isCancelled) = (false, true)
        for controller in chain { controller.isBeingDismissed = false }
        coordinator.isCancelled = true
        coordinator.isInteractive = false
    }

    /// Called after a cancelled sheet has moved back.
    func interactionWasCancelled() {
        guard isCancelled else { return }
        for controller in chain {
            controller.begin(true, animated)
            controller.end()
        }
        callBack()
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
            presenter.completeAppearance()
        }
        // Only the top controller is animated. Those below it are hidden at once.
        for container in containers.dropLast() { container.isHidden = true }
        if !isInteractive { move() }
    }

    func finishNow() {
        if isInteractive || isCancelled { onFinishNow?() } else { animation?.finish() }
    }

    private func move() {
        guard animated, let top = containers.last else { return end() }
        let animation = Animation(on: top.host.reference, isFade: top.fades) { [weak top] in
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
        presenter.viewIfLoaded?.window?.keyboard.scheduleCheck()
        callBack()
    }

    private func callBack() {
        let ended = completions
        completions = []
        for completion in ended { completion() }
        finished()
    }
}
