/// Starts and ends the app and its one scene, in UIKit's order.
@MainActor
package final class AppLifecycle {
    package internal(set) var state = UIApplication.State.inactive
    package internal(set) var scene: UIWindowScene?
    // UIApplication's own reference is weak, as in UIKit, where the launch code retains the delegate too.
    var delegate: (any UIApplicationDelegate)?
    var info = InfoPropertyList()
    var instance: SingleInstance?
    /// Whether the app runs inside another process (a test), which continues after the last window closes.
    var isGuest = false

    package init() {}

    package func windowDidChangeActive(_ isActive: Bool) {
        if isActive { instance?.sessionEnd.release() }
        // Without a scene the app wasn't launched: the windows belong to a test.
        guard scene != nil, (state == .active) != isActive else { return }
        if isActive { windowsDidChangeVisibility(isObscured: false) }
        state = isActive ? .active : .inactive
        let application = UIApplication.shared
        if isActive {
            if let scene { scene.delegate?.sceneDidBecomeActive(scene) }
            application.delegate?.applicationDidBecomeActive(application)
            application.post(UIApplication.didBecomeActiveNotification)
        } else {
            if let scene { scene.delegate?.sceneWillResignActive(scene) }
            application.delegate?.applicationWillResignActive(application)
            application.post(UIApplication.willResignActiveNotification)
        }
    }

    /// Called when all windows have been minimized or otherwise hidden by the desktop, or one is visible again.
    package func windowsDidChangeVisibility(isObscured: Bool) {
        guard let scene, (state == .background) != isObscured else { return }
        if isObscured { windowDidChangeActive(false) }
        state = isObscured ? .background : .inactive
        let application = UIApplication.shared
        if isObscured {
            scene.delegate?.sceneDidEnterBackground(scene)
            application.delegate?.applicationDidEnterBackground(application)
            application.post(UIApplication.didEnterBackgroundNotification)
        } else {
            scene.delegate?.sceneWillEnterForeground(scene)
            application.delegate?.applicationWillEnterForeground(application)
            application.post(UIApplication.willEnterForegroundNotification)
        }
    }

    /// Called when the user closes a window. A launched app ends with its last window.
    func windowDidClose() {
        guard let scene, scene.windows.allSatisfy({ !$0.isShown }) else { return }
        let application = UIApplication.shared
        scene.delegate?.sceneDidDisconnect(scene)
        application.delegate?.applicationWillTerminate(application)
        application.post(UIApplication.willTerminateNotification)
        if !isGuest { exit(0) }
    }
}
