/// The controllers of a navigation controller, and the one on screen, which follows them later.
///
/// `controllers` is the model and changes at once. `shown` is the controller on screen, or the one that is about to be.
/// A change of the model causes one transition from `shown` to the new top in a later turn, however many changes there
/// were.
@MainActor
final class NavigationStack {
    weak var navigation: UINavigationController?
    private(set) var controllers: [UIViewController] = []
    private(set) var shown: UIViewController?
    private var arriving: [UIViewController] = []
    private var leaving: [UIViewController] = []
    /// The controllers at the last transition. Distinguishes a push from a pop.
    private var settled: [UIViewController] = []
    private(set) var pending: (animated: Bool, isScheduled: Bool)?
    private(set) var running: NavigationTransition?
    private var openCoordinator: TransitionCoordinator?
    /// The user's swipe back.
    let swipe = PopSwipe()

    /// The coordinator of the current or pending transition; nil if there is none.
    var coordinator: TransitionCoordinator? {
        guard running != nil || pending != nil else { return nil }
        if openCoordinator == nil { openCoordinator = TransitionCoordinator() }
        return openCoordinator
    }

    // MARK: Model

    func set(_ new: [UIViewController], animated: Bool) {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            return Log.warn("A controller can be on a stack only once; the change is ignored.")
        }
        guard new != controllers else { return }
        let removed = controllers.filter { !new.contains($0) }
        let added = new.filter { !controllers.contains($0) }
        controllers = new
        for controller in removed { remove(controller) }
        for controller in added { add(controller) }
        navigation?.storedChildren = new
        navigation?.tabBarController?.tabsDidChange()
        schedule(animated: animated)
    }

    func pop(toIndex index: Int, animated: Bool) -> [UIViewController]? {
        guard index >= 0, index < controllers.count - 1 else { return nil }
        let popped = Array(controllers[(index + 1)...])
        set(Array(controllers[...index]), animated: animated)
        return popped
    }

    /// Performs the action of the top's back button, or pops it.
    func userDidGoBack() {
        guard let action = controllers.last?.navigationItem.backAction else {
            navigation?.popViewController(animated: true)
            return
        }
        action.run(sender: navigation)
    }

    /// Restores the stack after a cancelled pop.
    func restore(_ before: [UIViewController]) {
        guard let navigation, let top = before.last else { return }
        leaving.removeAll { $0 === top }
        top.willMove(toParent: navigation)
        arriving.append(top)
        controllers = before
        navigation.storedChildren = before
        (shown, settled) = (top, before)
        navigation.tabBarController?.tabsDidChange()
        updateBars()
    }

    private func add(_ controller: UIViewController) {
        if leaving.contains(controller) {
            leaving.removeAll { $0 === controller }
            controller.willMove(toParent: navigation)
        } else {
            navigation?.adopt(controller)
        }
        arriving.append(controller)
    }

    /// Removes a controller. The one on screen stays a child until its transition ends.
    private func remove(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        arriving.removeAll { $0 === controller }
        if controller === shown {
            leaving.append(controller)
        } else {
            release(controller)
        }
    }

    private func release(_ controller: UIViewController) {
        // It may have a new parent by now.
        guard controller.parent === navigation else { return }
        controller.contentView?.removeFromSuperview()
        controller.contentView = nil
        controller.leaveParent()
        controller.didMove(toParent: nil)
    }

    // MARK: Transitions

    private func schedule(animated: Bool) {
        let isScheduled = pending?.isScheduled == true
        pending = (animated, true)
        guard navigation?.appearance != .disappeared else { return settle() }
        guard !isScheduled else { return }
        Toolkit.nextTurn { [weak self] in
            self?.pending?.isScheduled = false
            self?.performPending()
        }
    }

    func performPending() {
        guard let navigation, let change = pending else { return }
        switch navigation.appearance {
        case .disappeared: settle()
        case .disappearing: break
        case .appearing, .appeared: show(animated: change.animated)
        }
    }

    private func show(animated: Bool) {
        running?.finish()
        guard let navigation, pending != nil else { return }
        pending = nil
        let from = shown
        let to = controllers.last
        guard from !== to else { return settle() }
        let isPush = to.map { !settled.contains($0) } ?? false
        swipe.listen(to: navigation)
        shown = to
        settled = controllers
        let transition = NavigationTransition(
            in: navigation, from: from, to: to, isPush: isPush, animated: animated,
            arriving: to.map(arriving.contains) ?? false, leaving: from.map(leaving.contains) ?? false,
            interactive: swipe.isInteractive)
        running = transition
        transition.run { [weak self] in
            self?.running = nil
            self?.settleMembership()
        }
    }

    /// Completes a change at once, because the stack isn't visible.
    private func settle() {
        pending = nil
        settled = controllers
        settleMembership()
        updateBars()
    }

    private func settleMembership() {
        let arrived = arriving
        let left = leaving.filter { $0 !== shown }
        arriving = []
        leaving.removeAll { left.contains($0) }
        for controller in arrived { controller.didMove(toParent: navigation) }
        for controller in left { release(controller) }
        if controllers.isEmpty { navigation?.viewIfLoaded?.window?.updateChrome() }
        let ended = openCoordinator
        openCoordinator = nil
        ended?.end()
    }

    // MARK: Appearance of the navigation controller itself

    /// The controller that gets the same appearance callback as the navigation controller.
    func appearanceTarget(_ isAppearing: Bool) -> UIViewController? {
        running?.finish()
        guard isAppearing, let navigation else { return shown }
        if shown !== controllers.last { shown?.contentView?.isHidden = true }
        shown = controllers.last
        settled = controllers
        settleMembership()
        if let shown { NavigationContentView.of(shown, in: navigation).isHidden = false }
        return shown
    }

    func containerDidSettle() {
        guard navigation?.appearance == .disappeared else {
            if pending != nil { performPending() }
            return
        }
        shown?.end()
        shown = nil
        settle()
    }

    func updateBars() {
        for controller in controllers { controller.contentView?.updateBar() }
        navigation?.viewIfLoaded?.window?.updateChrome()
    }
}
