/// Sends the appearance callbacks for a window's first or new root.
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
        // After the window was hidden, presented controllers appear again too.
        let returning = window.controllersOnScreen.filter { $0 === new || $0.presentation.container != nil }
        if window.isShown { for controller in returning { controller.begin(true, false) } }
        window.layoutIfNeeded()
        for controller in returning { controller.completeAppearance() }
        for controller in returning { controller.end() }
        window.updateChrome()
        window.keyboard.contentDidChange()
        finished()
    }

    func finishNow() {}
}
