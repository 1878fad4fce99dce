/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var remembered: [WeakWindow] = []

    /// The windows that name this scene as theirs.
    open var windows: [UIWindow] { remembered.compactMap(\.window) }

    /// The one of the windows that has the keyboard.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The monitor.
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
