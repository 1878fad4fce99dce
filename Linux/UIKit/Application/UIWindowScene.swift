/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var remembered: [WeakWindow] = []

    /// The windows whose `windowScene` is this scene.
    open var windows: [UIWindow] { remembered.compactMap(\.window) }

    /// The window with the keyboard focus.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The first monitor.
    open var screen: UIScreen { .main }

    open override var next: UIResponder? { UIApplication.shared }

    func remember(_ window: UIWindow) {
        remembered.removeAll { $0.window == nil || $0.window === window }
        remembered.append(WeakWindow(window: window))
    }

    func forget(_ window: UIWindow) {
        remembered.removeAll { $0.window === window }
    }
}

/// A weak reference to a window.
struct WeakWindow {
    weak var window: UIWindow?
}
