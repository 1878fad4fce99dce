// An app inside the process of its tests, which start and end it.
extension AppLifecycle {
    /// Creates the app delegate, if there is one, and the scene with its delegate.
    ///
    /// - Parameter sceneDelegate: the class of the scene delegate, unless the app delegate chooses one.
    package func startAsGuest(appDelegate: AnyClass?, sceneDelegate: AnyClass?) {
        isGuest = true
        if let appDelegate {
            start(
                delegateClass: appDelegate, info: .find(module: Self.module(of: appDelegate)),
                sceneDelegate: sceneDelegate)
        } else {
            if let sceneDelegate { info = .find(module: Self.module(of: sceneDelegate)) }
            Toolkit.start()
            useSceneDelegate(sceneDelegate)
            connectScene([])
        }
    }

    /// Ends the app, so that another one can start.
    package func endAsGuest() {
        for scene in scenes {
            scene.windows.forEach { $0.isHidden = true }
            scene.delegate = nil
        }
        removeScenes()
        delegate = nil
        instance = nil
        UIApplication.shared.delegate = nil
        info = InfoPropertyList()
        AppResources.module = ""
        isGuest = false
    }
}

extension UIApplication {
    /// The life cycle that windows report to.
    package var guestLifecycle: AppLifecycle { lifecycle }
}

extension UIWindow {
    /// Whether the window has been shown and not closed.
    package var isOnDesktop: Bool { isShown }
}
