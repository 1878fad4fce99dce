/// The widget of a page that fills the whole window, over bars and sheets. The page's view stays where it is, without
/// its widget.
@MainActor
final class FullScreenView: UIView {
    private weak var page: UIView?
    private weak var home: UIView?
    /// Whether the window filled the screen before.
    private let wasFullScreen: Bool
    private let onLeave: () -> Void
    private(set) var isLeaving = false

    init(of page: UIView, in window: UIWindow, onLeave: @escaping () -> Void) {
        self.page = page
        self.onLeave = onLeave
        home = page.superview
        wasFullScreen = window.isFullScreen
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.giveWidget(to: self)
    }

    /// Required by UIKit. On Linux there are no archived views, so it returns nil.
    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether the page's view is still where it was, and nothing was pushed or presented over it.
    func isInPlace(in window: UIWindow) -> Bool {
        guard let page, let home, let screen = window.controllersOnScreen.last?.viewIfLoaded else { return false }
        // A screen below another one in its stack is hidden.
        let isHidden = sequence(first: page, next: \.superview).contains(where: \.isHidden)
        return page.superview === home && page.isDescendant(of: screen) && !isHidden
    }

    /// Asks the page to leave full screen. Until it has, its widget stays in the window, below another screen.
    ///
    /// NB: WebKitGTK leaves full screen only while its widget is in a window.
    func leave(_ window: UIWindow) {
        guard !isLeaving else { return }
        isLeaving = true
        if !isInPlace(in: window) { window.sendSubviewToBack(self) }
        window.isFullScreen = wasFullScreen
        onLeave()
    }

    func end(in window: UIWindow) {
        let isInPlace = isInPlace(in: window)
        if let page { giveWidget(to: page) }
        removeFromSuperview()
        window.isFullScreen = wasFullScreen
        if isInPlace { _ = page?.takeKeyboardFocus() }
    }
}

extension UIWindow {
    /// Shows the widget of a page over everything in the window. The caller makes the window fill the screen.
    ///
    /// - Parameters:
    ///   - hint: tells the user whose page this is, and how to leave.
    ///   - onLeave: called when the user presses a key, or another screen appears. Leaves, and calls `endFullScreen()`.
    package func showInFullScreen(_ page: UIView, hint: String, onLeave: @escaping @MainActor () -> Void) {
        endFullScreen()
        let view = FullScreenView(of: page, in: self, onLeave: onLeave)
        fullScreenView = view
        addSubview(view)
        _ = view.takeKeyboardFocus()
        showToast(hint)
    }

    /// Puts the page that was in full screen back into its view.
    package func endFullScreen() {
        guard let view = fullScreenView else { return }
        fullScreenView = nil
        view.end(in: self)
    }

    /// Whether the page in full screen is about to leave it.
    package var isLeavingFullScreen: Bool { fullScreenView?.isLeaving == true }
}
