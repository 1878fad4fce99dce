// An app in a process that is not its own: its tests start and end it.
extension LifeCycle {
    /// Makes the app delegate, if there is one, and the scene with its delegate.
    ///
    /// - Parameter sceneDelegate: its class where the app delegate chooses none.
    package func startAsGuest(appDelegate: AnyClass?, sceneDelegate: AnyClass?) {
        isGuest = true
        if let appDelegate {
            start(
                delegateClass: appDelegate, info: .find(module: Self.module(of: appDelegate)),
                sceneDelegate: sceneDelegate)
        } else {
            if let sceneDelegate { info = .find(module: Self.module(of: sceneDelegate)) }
            Toolkit.start()
            connectScene([], named: sceneDelegate)
        }
    }

    /// Forgets the app, so that another one can start.
    package func endAsGuest() {
        scene?.windows.forEach { $0.isHidden = true }
        scene?.delegate = nil
        scene = nil
        delegate = nil
        UIApplication.shared.delegate = nil
        info = InfoPropertyList()
        AppResources.module = ""
        state = .inactive
        isGuest = false
    }
}

extension UIApplication {
    /// The one that the windows tell of their life.
    package var guestLife: LifeCycle { lifeCycle }
}

extension UIWindow {
    /// Whether the window is on the desktop: it was shown, and nobody has closed it.
    package var isOnDesktop: Bool { isShown }
}
