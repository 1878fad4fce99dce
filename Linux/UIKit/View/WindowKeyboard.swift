internal import CGTK
internal import GObjectKit

/// Who has the keyboard in a window: always something that the user sees, and after a change of the page the new page.
///
/// When the widget that has the keyboard is removed, GTK gives it to no other; when something covers the widget, it keeps it.
@MainActor
final class WindowKeyboard {
    private unowned let window: UIWindow
    /// Whether the page in front has not had the keyboard yet. It may be covered until its content is there.
    private var isOwed = false
    private var isScheduled = false

    init(of window: UIWindow) {
        self.window = window
    }

    /// The page in front is another one: it gets the keyboard, unless something in it has it already.
    func pageDidChange() {
        isOwed = true
        review()
    }

    /// Something came, went or was covered: looks at the end of this turn whether the keyboard is where it should be.
    func review() {
        guard window.isShown, !isScheduled else { return }
        isScheduled = true
        Toolkit.nextTurn { [weak self] in
            self?.isScheduled = false
            self?.settle()
        }
    }

    private func settle() {
        guard window.isShown, let front = window.controllersOnScreen.last, let page = front.innermost.viewIfLoaded,
            page.window === window
        else { return }
        page.updateCoveredPages()
        if let focus = window.handle.focus, window.isUsable(focus, in: front) {
            guard isOwed, !page.contains(focus) else { return isOwed = false }
        }
        if give(to: page, of: front) { isOwed = false }
    }

    private func give(to page: UIView, of front: UIViewController) -> Bool {
        if let card = front.viewIfLoaded as? AlertView { return card.takeFocus() }
        if let content = page.keyboardContent { return content.takeKeyboard() }
        return gtk_widget_child_focus(page.host.widget, GTK_DIR_TAB_FORWARD) != 0
    }
}

extension UIWindow {
    /// Whether a widget can have the keyboard: it is on screen, in what covers all else.
    fileprivate func isUsable(_ focus: GObjectReference, in front: UIViewController) -> Bool {
        guard gtk_widget_get_mapped(focus.widget) != 0, gtk_widget_is_sensitive(focus.widget) != 0 else { return false }
        return (front.presentation.container ?? self).contains(focus)
    }
}

extension UIView {
    /// Whether a widget is in the view, and nothing that lies over it takes the keyboard from it.
    fileprivate func contains(_ focus: GObjectReference) -> Bool {
        gtk_widget_is_ancestor(focus.widget, host.widget) != 0
    }

    /// The page in sight below this view that takes all keys.
    fileprivate var keyboardContent: UIView? {
        guard !isHidden else { return nil }
        if takesKeys { return gtk_widget_get_can_focus(host.widget) != 0 ? self : nil }
        return subviews.reversed().lazy.compactMap(\.keyboardContent).first
    }

    /// A page that is covered has no keyboard, and none comes to it.
    fileprivate func updateCoveredPages(isCovered: Bool = false) {
        if takesKeys {
            let isCovered = isCovered || isHidden || !isUserInteractionEnabled
            gtk_widget_set_can_focus(host.widget, isCovered ? 0 : 1)
            if isCovered, hasKeyboard { dropKeyboard() }
            return
        }
        for (index, view) in subviews.enumerated() {
            let cover = subviews[(index + 1)...].contains { $0.covers(view) }
            view.updateCoveredPages(isCovered: isCovered || cover)
        }
    }

    private func covers(_ view: UIView) -> Bool {
        !isHidden && alpha > 0 && isUserInteractionEnabled && frame.contains(view.frame)
    }
}
