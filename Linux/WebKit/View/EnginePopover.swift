internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit

/// The popovers that the engine opens over a page by itself: its menu, a calendar, the choices of a field, and what a
/// form wants.
///
/// NB: GTK ends the process if one is shown by a widget that is in no window. A page asks for most of them in another
/// process, so its view may have left the window since, and for some of them there is no signal to refuse them by.
@MainActor
enum EnginePopover {
    /// Makes them open only over a page that the user sees.
    static func guardOpening() {
        tn_popovers_ask { popover in
            // The pointer does not leave this call, which is on the main thread.
            nonisolated(unsafe) let popover = popover
            return MainActor.assumeIsolated { EnginePopover.mayOpen(popover) }
        }
    }

    private static func mayOpen(_ popover: EngineWidget.Widget?) -> Bool {
        guard let page = gtk_widget_get_parent(popover), tn_is_a(page, EngineWidget.type) else { return true }
        return EngineWidget.windowInSight(of: page) != nil
    }

    /// Closes those that are open over a page.
    static func closeAll(over page: EngineWidget.Widget) {
        var (child, open) = (gtk_widget_get_first_child(page), [GObjectReference]())
        while let widget = child {
            // The engine lets go of one that closes, which GTK has yet to use.
            if tn_is_a(widget, gtk_popover_get_type()) { open.append(GObjectReference(widget, .retaining)) }
            child = gtk_widget_get_next_sibling(widget)
        }
        open.forEach { gtk_popover_popdown($0.cast()) }
    }
}
