internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The popovers that WebKitGTK opens over a page: its context menu, a date picker, the options of a select, and the
/// validation messages of a form.
///
/// NB: GTK ends the process if a widget outside a window shows a popover. Most popovers are requested by the web
/// process, so the view may have left the window meanwhile. Some of them emit no signal that could prevent them.
@MainActor
enum EnginePopover {
    /// Allows popovers only over a page that is visible.
    static func guardOpening() {
        tn_popovers_ask { popover in
            // The pointer is used only during this call, which is on the main thread.
            nonisolated(unsafe) let popover = popover
            return MainActor.assumeIsolated { EnginePopover.mayOpen(popover) }
        }
    }

    private static func mayOpen(_ popover: EngineWidget.Widget?) -> Bool {
        guard let page = gtk_widget_get_parent(popover), tn_is_a(page, EngineWidget.type) else { return true }
        return EngineWidget.visibleWindow(of: page) != nil
    }

    /// Closes the open popovers of a page.
    static func closeAll(over page: EngineWidget.Widget) {
        var (child, open) = (gtk_widget_get_first_child(page), [GObjectReference]())
        while let widget = child {
            // WebKitGTK releases a popover when it closes, but GTK still uses it afterwards.
            if tn_is_a(widget, gtk_popover_get_type()) { open.append(GObjectReference(widget, .retaining)) }
            child = gtk_widget_get_next_sibling(widget)
        }
        open.forEach { gtk_popover_popdown($0.cast()) }
    }
}

extension WKWebView {
    /// Closes the context menu and other popovers over the page, as Escape does.
    package func closePopovers() { EnginePopover.closeAll(over: engine.widget) }
}
