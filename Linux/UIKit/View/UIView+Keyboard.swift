internal import CGTK

// The focused widget may be inside the view's widget.
extension UIView {
    private var gtkWindow: UnsafeMutablePointer<GtkWindow>? {
        gtk_widget_get_root(widget.widget).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) }
    }

    var hasKeyboardFocus: Bool {
        guard let gtkWindow, let focus = gtk_window_get_focus(gtkWindow) else { return false }
        return focus == widget.widget || gtk_widget_is_ancestor(focus, widget.widget) != 0
    }

    func takeKeyboardFocus() -> Bool {
        gtkWindow != nil && gtk_widget_grab_focus(widget.widget) != 0
    }

    /// Moves the keyboard focus to the next widget in the window, as the Tab key does. After the last one follows the
    /// first.
    package func moveKeyboardFocus(forward: Bool) {
        guard hasKeyboardFocus, let root = gtk_widget_get_root(widget.widget) else { return }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_child_focus(window, forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD)
    }

    func releaseKeyboardFocus() {
        if let gtkWindow { gtk_window_set_focus(gtkWindow, nil) }
    }
}
