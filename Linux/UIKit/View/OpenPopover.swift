internal import CGTK
internal import CGTKShims

/// An open popover of a window, with a surface of its own: the menu of a bar or of a page, or the options of a field.
///
/// Normally it has the keyboard focus and handles Escape itself. But content that was shown meanwhile may have got the
/// focus, and a popover with suggestions never has it.
@MainActor
enum OpenPopover {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Closes the innermost open popover.
    ///
    /// - Returns: whether there was one.
    static func close(in window: WindowHandle) -> Bool {
        guard let popover = all(below: window.reference.widget).last else { return false }
        gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
        return true
    }

    static func isOpen(in window: WindowHandle) -> Bool { !all(below: window.reference.widget).isEmpty }

    /// The popovers on screen, outer ones first.
    private static func all(below widget: Widget) -> [Widget] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        var found = tn_is_a(widget, gtk_popover_get_type()) ? [widget] : []
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            found += all(below: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }
}
