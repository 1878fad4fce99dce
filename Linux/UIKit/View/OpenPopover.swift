internal import CGTK
internal import CGTKShims

/// What is open over a window in a surface of its own: a menu of a bar or of a page, or the choices of a field.
///
/// It has the keyboard while it is open, and then gets its keys itself. A page that came meanwhile may have taken the
/// keyboard, and what suggests words never has it.
@MainActor
enum OpenPopover {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Closes it; of several, one inside another, the innermost.
    ///
    /// - Returns: whether there was one.
    static func close(in window: WindowHandle) -> Bool {
        guard let popover = all(below: window.reference.widget).last else { return false }
        gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
        return true
    }

    /// Those on screen, each before those inside it.
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
