internal import GObjectKit

extension UIWindow {
    func setUpWindow() {
        handle.setContent(host.reference, size: bounds.size)
        UIApplication.shared.remember(self)
        handle.onVisibilityChange = { [weak self] in self?.visibilityDidChange() }
        addSubview(fallbackBar)
        addShortcuts()
        delayAnswers()
        handle.reference.on("close-request") { [weak self] _ in
            self?.userDidRequestClosing()
            return .handled
        }
        handle.reference.on("notify::fullscreened") { [weak self] _ in
            // The desktop may also end full screen.
            if let self, self.handle.isFullScreen != self.isFullScreen { self.isFullScreen = self.handle.isFullScreen }
            return .unhandled
        }
        handle.reference.on("notify::is-active") { [weak self] _ in
            guard let self else { return .unhandled }
            if !self.isKeyWindow { AnswerDelay.forgetKeys() }
            UIApplication.shared.lifecycle.windowDidChangeActive(self.isKeyWindow, in: self.windowScene)
            return .unhandled
        }
    }

    /// NB: the controller that was added last has an event first: before the shortcuts, such as Escape.
    private func delayAnswers() {
        handle.reference.onInput(before: true) { [weak self] event in
            AnswerDelay.follow(event)
            let question = self?.controllersOnScreen.last?.presentation.container?.answerDelay
            guard event.kind == .key || event.kind == .keyRelease, let question else { return .unhandled }
            return question.accepts(event) ? .unhandled : .handled
        }
    }

    func show() {
        guard !isShown else { return handle.show() }
        isShown = true
        if isHidden { isHidden = false }
        attachRoot()
        handle.show()
        presentations.enqueue(RootOperation(from: nil))
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        fullScreenView?.leave(self)
        handle.hide()
        for controller in controllersOnScreen.reversed() {
            controller.begin(false, false)
            controller.end()
        }
    }

    func rootDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        if old?.presentation.presented != nil { old?.dismiss(animated: false) }
        guard isShown else {
            old?.viewIfLoaded?.removeFromSuperview()
            return
        }
        attachRoot()
        presentations.enqueue(RootOperation(from: old))
    }

    /// Adds the root's view to the window at once, so that the root can present in the same turn.
    private func attachRoot() {
        guard let view = rootViewController?.view, view.superview !== self else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        insert(view, at: 0)
        updateChrome()
        layoutIfNeeded()
    }

    /// The root and the controllers presented over it, the lowest first.
    var controllersOnScreen: [UIViewController] {
        rootViewController.map { root in Array(sequence(first: root) { $0.presentation.presented }) } ?? []
    }

    func fullScreenDidChange() {
        handle.setFullScreen(isFullScreen)
        rootViewController?.updateBars()
        updateChrome()
    }

    private func userDidRequestClosing() {
        UIApplication.shared.lifecycle.userDidNotQuit()
        isHeldByDelegate ? askToClose() : close()
    }

    /// Asks the delegate of the root's presentation, as for a sheet. It may close the window later.
    func askToClose() {
        guard let presentation = rootViewController?.presentationController else { return }
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
    }

    /// Whether the delegate of the root's presentation prevents the user from closing the window.
    var isHeldByDelegate: Bool { isShown && rootViewController?.presentationController?.delegateHoldsWindow == true }

    /// Closes the window without asking.
    func close() {
        UIApplication.shared.lifecycle.windowWillClose(self)
        hide()
        UIApplication.shared.lifecycle.windowDidClose(in: windowScene)
    }

    /// Whether the window's own bar is above the root's view, not over it.
    var isRootBelowBar: Bool { rootViewController?.hasNavigationBar == false && !isFullScreen }

    /// Updates the window's title, and the header bar for roots without one.
    func updateChrome() {
        UIApplication.shared.lifecycle.stateDidChange()
        for controller in controllersOnScreen { controller.presentation.container?.name = controller.titleForWindow }
        let title = rootViewController?.titleForWindow ?? ""
        let app = AppIdentity.current.name
        let shown = title.isEmpty ? app : title
        handle.setTitle(shown, name: isNamedByTitle ? shown : app)
        fallbackBar.setTitle(title)
        fallbackBar.showTabs(of: rootViewController as? UITabBarController)
        let showsBar = isRootBelowBar || !isFullScreen && rootViewController?.awaitsNavigationBar == true
        if showsBar { fallbackBar.draw(rootViewController?.barColors ?? BarColors(nil, nil, nil, buttons: nil)) }
        if fallbackBar.isHidden == showsBar {
            fallbackBar.isHidden = !showsBar
            setNeedsLayout()
        }
    }
}

extension UIViewController {
    fileprivate func updateBars() {
        (self as? UINavigationController)?.stack.updateBars()
        for child in children { child.updateBars() }
    }

    fileprivate var hasNavigationBar: Bool {
        // The bars of a navigation controller are those of its view controllers.
        if let navigation = self as? UINavigationController {
            return !navigation.isNavigationBarHidden && !navigation.viewControllers.isEmpty
        }
        return visibleChildren.contains { $0.hasNavigationBar }
    }

    /// Whether the bar of a navigation controller isn't on screen yet. Its first view controller appears in a later
    /// turn.
    fileprivate var awaitsNavigationBar: Bool {
        guard let navigation = self as? UINavigationController else {
            return visibleChildren.contains { $0.awaitsNavigationBar }
        }
        return hasNavigationBar && navigation.viewIfLoaded?.subviews.contains { $0 is NavigationContentView } != true
    }

    fileprivate var barColors: BarColors? {
        (self as? UINavigationController)?.navigationBar.colors ?? visibleChildren.lazy.compactMap(\.barColors).first
    }

    fileprivate var titleForWindow: String? {
        let inner = visibleChildren.first
        if let title = inner?.titleForWindow, !title.isEmpty { return title }
        return navigationItem.title ?? title
    }
}

extension UIWindow {
    fileprivate func visibilityDidChange() {
        let lifecycle = UIApplication.shared.lifecycle
        guard let scene = windowScene ?? lifecycle.scene else { return }
        let shown = UIApplication.shared.shownWindows(of: scene)
        if shown.isEmpty { return }
        lifecycle.windowsDidChangeVisibility(isObscured: shown.allSatisfy(\.handle.isObscured), in: scene)
    }
}
