// Linux compiles this folder too, and has neither selectors nor image renderers.
#if canImport(ObjectiveC)
    import UIKit

    /// The host on iOS, where the tests run inside an app that the system has started.
    @MainActor
    struct PhoneHost: AppHost {
        /// Does nothing on iOS.
        func prepare() throws {}

        /// Returns the window of the app that hosts the tests, because only the system creates scenes.
        func connect(appDelegate: AnyClass?, sceneDelegate: AnyClass?) throws -> UIWindow {
            let delegates = scenes.compactMap { $0.delegate as? any UIWindowSceneDelegate }
            let wanted = sceneDelegate.map { ObjectIdentifier($0) }
            let delegate = delegates.first { wanted == nil || ObjectIdentifier(type(of: $0 as AnyObject)) == wanted }
            guard let window = delegate?.window ?? nil else {
                throw AppHostFailure(
                    message:
                        "On iOS, the system creates the scene. Host the tests in the app, or start AppDriver with a root."
                )
            }
            return window
        }

        /// Shows a controller in a window of the host's scene.
        func show(_ root: UIViewController) -> UIWindow {
            let window = scenes.first.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            return window
        }

        /// Hides the window.
        func end(_ window: UIWindow?) {
            window?.isHidden = true
        }

        /// Whether the window is visible.
        func isOpen(_ window: UIWindow) -> Bool { !window.isHidden }

        private var scenes: [UIWindowScene] {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        }
    }

    extension UIApplication: AppHostProvider {
        package static var appHost: any AppHost { PhoneHost() }
    }
#endif
