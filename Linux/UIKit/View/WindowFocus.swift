internal import CGTK
internal import GObjectKit

/// Keeps the keyboard focus of a window on a visible widget, and moves it to new content.
///
/// NB: when the focused widget is removed, GTK focuses no other; when another widget covers it, it keeps the focus.
@MainActor
final class WindowFocus {
    /// nil once the last reference is gone, perhaps in another thread, before the next turn of this one.
    private weak var window: UIWindow?
    /// Whether the topmost content still has to get the focus. It may not be visible yet.
    private var needsFocus = false
    /// Whether no focus has been looked for in the topmost content so far.
    private var isNewPage = false
    private var isScheduled = false

    init(of window: UIWindow) {
        self.window = window
    }

    /// Moves the focus to the new topmost content, unless a widget in it has the focus.
    func contentDidChange() {
        (needsFocus, isNewPage) = (true, true)
        scheduleCheck()
    }

    /// Checks the focus at the end of this turn, because a view was added, removed or covered.
    func scheduleCheck() {
        guard window?.isShown == true, !isScheduled else { return }
        isScheduled = true
        Toolkit.nextTurn { [weak self] in
            self?.isScheduled = false
            self?.settle()
        }
    }

    private func settle() {
        guard let window else { return }
        if let page = window.fullScreenView, !page.isLeaving {
            if page.isInPlace(in: window) { return }
            page.leave(window)
        }
        guard window.isShown, let front = window.controllersOnScreen.last, let content = front.innermost.viewIfLoaded,
            content.window === window
        else { return }
        content.updateCoveredPages()
        if let focus = window.handle.focus, window.isUsable(focus, in: front) {
            guard needsFocus, !content.contains(focus) else { return needsFocus = false }
        }
        if moveFocus(to: content, of: front, in: window) { return needsFocus = false }
        // The content isn't there yet, and GTK may have focused a button of the bar instead.
        if isNewPage { window.releaseKeyboardFocus() }
        isNewPage = false
    }

    private func moveFocus(to view: UIView, of front: UIViewController, in window: UIWindow) -> Bool {
        if let card = front.viewIfLoaded as? AlertView { return card.grabFocus() }
        if let content = view.keyboardContent {
            window.isNamedByTitle = false
            return content.takeKeyboardFocus()
        }
        let hasFocus =
            front.innermost.restoreFocus() || gtk_widget_child_focus(view.host.widget, GTK_DIR_TAB_FORWARD) != 0
        if hasFocus { window.isNamedByTitle = true }
        return hasFocus
    }
}

extension UIViewController {
    /// Stores which widget of the screen has the keyboard focus, before another screen covers this one.
    func rememberFocus() {
        guard let view = viewIfLoaded, let focus = view.window?.handle.focus, view.contains(focus) else { return }
        lastFocus = WeakGObject(focus.pointer) {}
    }

    /// Focuses the widget that had the focus. If a table has reloaded its rows meanwhile, it is the row in the place of
    /// the one that the user has selected.
    fileprivate func restoreFocus() -> Bool {
        guard let view = viewIfLoaded else { return false }
        let last = lastFocus?.pointer.map { GObjectReference($0, .retaining) }
        lastFocus = nil
        if let last, view.contains(last) { return gtk_widget_grab_focus(last.widget) != 0 }
        return view.tableBelow?.focusLastRow() == true
    }
}

extension UIWindow {
    /// Whether a widget can have the focus: it is on screen, and in the topmost presentation.
    fileprivate func isUsable(_ focus: GObjectReference, in front: UIViewController) -> Bool {
        guard gtk_widget_get_mapped(focus.widget) != 0, gtk_widget_is_sensitive(focus.widget) != 0 else { return false }
        return (front.presentation.container ?? self).contains(focus)
    }
}

extension UIView {
    /// Whether a widget is inside the view.
    fileprivate func contains(_ focus: GObjectReference) -> Bool {
        gtk_widget_is_ancestor(focus.widget, host.widget) != 0
    }

    fileprivate var tableBelow: UITableView? {
        isHidden ? nil : self as? UITableView ?? subviews.lazy.compactMap(\.tableBelow).first
    }

    /// The visible page in this view that handles keys.
    fileprivate var keyboardContent: UIView? {
        guard !isHidden else { return nil }
        if wantsKeyboardFocus { return gtk_widget_get_can_focus(host.widget) != 0 ? self : nil }
        return subviews.reversed().lazy.compactMap(\.keyboardContent).first
    }

    /// Prevents covered pages from having or getting the focus.
    fileprivate func updateCoveredPages(isCovered: Bool = false) {
        if wantsKeyboardFocus {
            let isCovered = isCovered || isHidden || !isUserInteractionEnabled
            gtk_widget_set_can_focus(host.widget, isCovered ? 0 : 1)
            if isCovered, hasKeyboardFocus { releaseKeyboardFocus() }
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
