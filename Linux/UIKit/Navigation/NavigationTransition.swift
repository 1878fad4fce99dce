internal import GObjectKit

/// One change of the visible controller, with its callbacks in UIKit's order.
@MainActor
final class NavigationTransition {
    private let navigation: UINavigationController
    private let from: UIViewController?
    private let to: UIViewController?
    private let isPush: Bool
    private let animated: Bool
    private let isArriving: Bool
    private let isLeaving: Bool
    /// Whether the transition follows the user's finger.
    private let isInteractive: Bool
    private var isCancelled = false
    private var slide: NavigationSlide?
    private var progress = 0.0
    private var animation: Animation?
    private var completion: (() -> Void)?

    init(
        in navigation: UINavigationController, from: UIViewController?, to: UIViewController?, isPush: Bool,
        animated: Bool, arriving: Bool, leaving: Bool, interactive: Bool
    ) {
        self.navigation = navigation
        self.from = from
        self.to = to
        self.isPush = isPush
        self.animated = animated
        isArriving = arriving
        isLeaving = leaving
        isInteractive = interactive
    }

    func run(completion: @escaping () -> Void) {
        self.completion = completion
        setFlags(true)
        from?.rememberFocus()
        to?.loadViewIfNeeded()
        from?.begin(false, animated)
        to?.begin(true, animated)
        if let to { navigation.delegate?.navigationController(navigation, willShow: to, animated: animated) }
        // A callback may have ended the transition.
        guard self.completion != nil else { return }
        move()
    }

    /// Ends the transition at once. Has no effect if it has ended.
    func finish() {
        guard completion != nil else { return }
        if let animation { animation.finish() } else { end() }
    }

    private func move() {
        let old = from?.contentView
        let new = to.map { NavigationContentView.of($0, in: navigation) }
        new?.isHidden = false
        navigation.view.layoutIfNeeded()
        if navigation.appearance == .appeared { to?.completeAppearance() }
        guard animated, navigation.appearance == .appeared, let old, let new else { return end() }
        let (upper, lower) = isPush ? (new, old) : (old, new)
        navigation.view.insertSubview(upper, aboveSubview: lower)
        let slide = NavigationSlide(
            upper: upper, lower: lower, isPush: isPush,
            isFade: !isInteractive && Animation.isReduced(on: navigation.view.host.reference))
        self.slide = slide
        slide.place(0)
        if !isInteractive { play(to: 1) }
    }

    private func play(to end: Double) {
        let (start, slide) = (progress, slide)
        let animation = Animation(
            on: navigation.view.host.reference, seconds: Animation.defaultDuration * abs(end - start),
            isFade: slide?.isFade == true
        ) {
            slide?.place(start + (end - start) * $0)
        } completion: { [weak self] in
            self?.end()
        }
        self.animation = animation
        animation.play()
    }

    private func end() {
        guard let completion else { return }
        self.completion = nil
        slide?.end()
        if isCancelled { didCancel() } else { didFinish() }
        navigation.viewIfLoaded?.window?.keyboard.contentDidChange()
        completion()
    }

    private func didFinish() {
        from?.end()
        // During an appearance of the navigation controller, the controller's own appearance ends together with it.
        if navigation.appearance == .appeared { to?.end() }
        if from !== to, from?.isAppearedOrAppearing != true { from?.contentView?.isHidden = true }
        if let to { navigation.delegate?.navigationController(navigation, didShow: to, animated: animated) }
        setFlags(false)
    }

    private func setFlags(_ value: Bool) {
        if isArriving { to?.isMovingToParent = value }
        if isLeaving { from?.isMovingFromParent = value }
    }

    // MARK: The user's finger

    /// Moves the content views with the finger: 0 is the start, 1 the end.
    func place(_ progress: Double) {
        guard isInteractive, animation == nil else { return }
        self.progress = progress
        slide?.place(progress)
    }

    /// Completes the transition after the finger has been lifted.
    func finishInteraction() {
        guard isInteractive, completion != nil, animation == nil else { return }
        play(to: 1)
    }

    /// Cancels the transition after the finger has been lifted.
    func cancelInteraction() {
        guard isInteractive, completion != nil, animation == nil else { return }
        isCancelled = true
        play(to: 0)
    }

    private func didCancel() {
        to?.begin(false, animated)
        to?.end()
        to?.contentView?.isHidden = true
        setFlags(false)
        from?.isMovingToParent = true
        from?.begin(true, animated)
        from?.end()
        from?.isMovingToParent = false
    }
}
