/// Starts and ends the app and its scenes, in UIKit's order.
@MainActor
package final class AppLifecycle {
    /// The connected scenes. The user used the last one most recently.
    package private(set) var scenes: [UIWindowScene] = []
    /// The class of the scene delegates, unless the app delegate chooses one.
    private(set) var sceneDelegateClass: AnyClass?
    // UIApplication's own reference is weak, as in UIKit, where the launch code retains the delegate too.
    var delegate: (any UIApplicationDelegate)?
    var info = InfoPropertyList()
    var instance: SingleInstance?
    /// Keeps the state of a launched app; nil for an app inside another process, and for one that hasn't been launched.
    var restoration: StateRestoration?
    private var quitting: Quitting?
    /// Whether the app runs inside another process (a test), which continues after the last window closes.
    var isGuest = false

    package init() {}

    /// The scene that the user used last.
    package var scene: UIWindowScene? { scenes.last }

    /// The state of the app: active if one of its scenes is, in the background if all are.
    package var state: UIApplication.State {
        let states = scenes.map(\.state)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.background) && !states.contains(.foregroundInactive) ? .background : .inactive
    }

    func useSceneDelegate(_ type: AnyClass?) {
        sceneDelegateClass = type
    }

    func add(_ scene: UIWindowScene) {
        scenes.append(scene)
    }

    func removeScenes() {
        (scenes, sceneDelegateClass) = ([], nil)
    }

    /// - Parameter scene: the scene of the window; nil if it has none, and belongs to the scene that was used last.
    package func windowDidChangeActive(_ isActive: Bool, in scene: UIWindowScene? = nil) {
        if isActive { instance?.sessionEnd.release() }
        // Without a scene the app wasn't launched: the windows belong to a test.
        guard let scene = connected(scene), (scene.state == .foregroundActive) != isActive else { return }
        if isActive {
            windowsDidChangeVisibility(isObscured: false, in: scene)
            scenes.removeAll { $0 === scene }
            scenes.append(scene)
        }
        change(scene, to: isActive ? .foregroundActive : .foregroundInactive)
    }

    /// Called when all windows of a scene have been minimized or otherwise hidden by the desktop, or one is visible
    /// again.
    package func windowsDidChangeVisibility(isObscured: Bool, in scene: UIWindowScene? = nil) {
        guard let scene = connected(scene), (scene.state == .background) != isObscured else { return }
        if isObscured { windowDidChangeActive(false, in: scene) }
        change(scene, to: isObscured ? .background : .foregroundInactive)
        if isObscured { restoration?.save() }
    }

    /// Called when what a scene shows may have changed.
    func stateDidChange() {
        restoration?.setNeedsSave()
    }

    /// Called when the desktop session is about to end.
    func sessionWillEnd() {
        restoration?.save()
    }

    /// Called before a window is closed. Its scene enters the background with its last window.
    func windowWillClose(_ window: UIWindow) {
        guard let scene = connected(window.windowScene),
            UIApplication.shared.shownWindows(of: scene).allSatisfy({ $0 === window })
        else { return }
        windowsDidChangeVisibility(isObscured: true, in: scene)
    }

    /// Closes the windows of all scenes, and returns to all of them at the next start. Before, each window that would ask
    /// the user asks. No window closes until the user has agreed in all of them.
    ///
    /// - Parameter window: the window in which the user quits. It may have no scene.
    func quit(in window: UIWindow) {
        quitting = Quitting(window: window)
        continueQuitting()
    }

    private func continueQuitting() {
        guard let quitting, let window = quitting.window else { return }
        let windows = (scenes.flatMap(\.windows) + [window]).filter(\.isShown)
        let isAsking = { (window: UIWindow) in window.isHeldByDelegate && !quitting.agreed.contains { $0 === window } }
        if let asking = windows.first(where: isAsking) {
            self.quitting?.asking = asking
            if windows.count > 1 { asking.handle.show() }
            return asking.askToClose()
        }
        self.quitting = nil
        for scene in scenes { windowsDidChangeVisibility(isObscured: true, in: scene) }
        restoration?.end()
        for window in windows where window.isShown { window.close() }
    }

    /// Called when the user does something else than answer the question of a window.
    func userDidNotQuit() { quitting = nil }

    /// Closes the windows of a scene without asking. If the user has agreed to that to quit, the app quits.
    func close(_ scene: UIWindowScene) {
        if let asking = quitting?.asking, asking.isShown, asking.windowScene === scene {
            quitting?.agreed.append(asking)
            return continueQuitting()
        }
        for window in UIApplication.shared.shownWindows(of: scene) { window.close() }
    }

    /// Called when the user closes a window. A launched app ends with its last scene.
    func windowDidClose(in scene: UIWindowScene?) {
        guard let scene = connected(scene), scene.windows.allSatisfy({ !$0.isShown }) else { return }
        let old = state
        if scenes.count > 1 { stateDidChange() }
        scene.delegate?.sceneDidDisconnect(scene)
        guard scenes.count == 1 else {
            scenes.removeAll { $0 === scene }
            // The window, which is being closed, is retained by the scene's delegate.
            Toolkit.nextTurn { withExtendedLifetime(scene) {} }
            return UIApplication.shared.stateDidChange(from: old, to: state)
        }
        let application = UIApplication.shared
        application.delegate?.applicationWillTerminate(application)
        application.post(UIApplication.willTerminateNotification)
        if !isGuest { exit(0) }
    }

    private func connected(_ scene: UIWindowScene?) -> UIWindowScene? {
        guard let scene else { return self.scene }
        return scenes.contains(scene) ? scene : nil
    }

    private func change(_ scene: UIWindowScene, to state: UIScene.ActivationState) {
        let old = self.state
        scene.change(to: state)
        UIApplication.shared.stateDidChange(from: old, to: self.state)
    }
}

extension UIApplication {
    fileprivate func stateDidChange(from old: State, to new: State) {
        guard old != new else { return }
        switch (old, new) {
        case (_, .active):
            delegate?.applicationDidBecomeActive(self)
            post(UIApplication.didBecomeActiveNotification)
        case (.active, _):
            delegate?.applicationWillResignActive(self)
            post(UIApplication.willResignActiveNotification)
        case (_, .background):
            delegate?.applicationDidEnterBackground(self)
            post(UIApplication.didEnterBackgroundNotification)
        default:
            delegate?.applicationWillEnterForeground(self)
            post(UIApplication.willEnterForegroundNotification)
        }
    }
}

/// The user's command to quit, while windows ask.
@MainActor
private struct Quitting {
    weak var window: UIWindow?
    weak var asking: UIWindow?
    /// The windows in which the user agreed.
    var agreed: [UIWindow] = []
}
