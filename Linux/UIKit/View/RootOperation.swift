/// The callbacks for a window's root: the first, or a new one in place of another.
@MainActor
final class RootOperation: WindowOperation {
    private let old: UIViewController?

    init(from old: UIViewController?) {
        self.old = old
    }

    func start(in window: UIWindow, finished: @escaping () -> Void) {
        let new = window.rootViewController
        if old !== new {
            old?.begin(false, false)
            if window.isShown { new?.begin(true, false) }
            old?.viewIfLoaded?.removeFromSuperview()
            old?.end()
        }
        if window.isShown { new?.begin(true, false) }
        window.layoutIfNeeded()
        new?.end()
        window.updateChrome()
        finished()
    }

    func hurry() {}
}
