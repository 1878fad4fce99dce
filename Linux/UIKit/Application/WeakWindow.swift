/// A weak reference to a window.
struct WeakWindow {
    weak var window: UIWindow?
}
