/// Remembers a window without keeping it alive.
struct WeakWindow {
    weak var window: UIWindow?
}
