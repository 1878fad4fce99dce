/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var remembered: [WeakWindow] = []

    /// The windows that name this scene as theirs.
    open var windows: [UIWindow] { remembered.compactMap(\.window) }

    func remember(_ window: UIWindow) {
        remembered.removeAll { $0.window == nil || $0.window === window }
        remembered.append(WeakWindow(window: window))
    }

    func forget(_ window: UIWindow) {
        remembered.removeAll { $0.window === window }
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
}
