internal import CGTK
internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// A text on screen, or a hint that appears when the pointer rests on a widget.
package struct ScreenText: CustomStringConvertible {
    package let text: String
    /// Whether a part of it can't be read.
    package let isClipped: Bool

    package var description: String { "\(isClipped ? "clipped: " : "")\(text)" }

    /// The texts of a window and of the windows over it, including those of GTK's own widgets. Key names and the
    /// desktop's buttons of the window are left out.
    @MainActor
    package static func all(in window: UIWindow) -> [ScreenText] {
        roots(of: window).flatMap { root in
            VisibleWidgets.all(gtk_widget_get_type(), below: root).filter { !isOfSystem($0) }
                .flatMap { texts(of: $0, in: root) }
        }
    }

    private typealias Widget = VisibleWidgets.Widget

    @MainActor
    private static func roots(of window: UIWindow) -> [Widget] {
        let windows = gtk_window_get_toplevels()
        let others = (0..<g_list_model_get_n_items(windows)).compactMap { index in
            g_list_model_get_item(windows, index).map { GObjectReference($0, .adopting) }
        }
        return [window.gtkWindow.widget]
            + others.filter { gtk_window_get_transient_for($0.cast()) == window.gtkWindow.cast() }.map(\.widget)
    }

    @MainActor
    private static func isOfSystem(_ widget: Widget) -> Bool {
        sequence(first: widget, next: gtk_widget_get_parent).contains { ancestor in
            ["GtkWindowControls", "GtkShortcutLabel"].contains {
                let type = g_type_from_name($0)
                return type != 0 && tn_is_a(ancestor, type)
            }
        }
    }

    @MainActor
    private static func texts(of widget: Widget, in root: Widget) -> [ScreenText] {
        let hint = gtk_widget_get_tooltip_text(widget).map { ScreenText(text: String(cString: $0), isClipped: false) }
        guard tn_is_a(widget, gtk_label_get_type()) else { return hint.map { [$0] } ?? [] }
        let text = VisibleWidgets.text(ofLabel: widget)
        let label = text.isEmpty ? nil : ScreenText(text: text, isClipped: isClipped(widget, in: root))
        return [hint, label].compactMap(\.self)
    }

    @MainActor
    private static func isClipped(_ label: Widget, in root: Widget) -> Bool {
        if pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(label))) != 0 { return true }
        var canScroll = false
        for ancestor in sequence(first: label, next: gtk_widget_get_parent).dropFirst() {
            canScroll = canScroll || tn_is_a(ancestor, gtk_viewport_get_type())
            // A menu may be larger than its window.
            if tn_is_a(ancestor, gtk_popover_get_type()) { return false }
            guard ancestor == root || gtk_widget_get_overflow(ancestor) == GTK_OVERFLOW_HIDDEN else { continue }
            var bounds = graphene_rect_t()
            guard gtk_widget_compute_bounds(label, ancestor, &bounds) != 0 else { return true }
            let end = (bounds.origin.x + bounds.size.width, bounds.origin.y + bounds.size.height)
            // Positions are rounded to pixels.
            if bounds.origin.x < -1 || end.0 > Float(gtk_widget_get_width(ancestor)) + 1 { return true }
            if canScroll { continue }
            if bounds.origin.y < -1 || end.1 > Float(gtk_widget_get_height(ancestor)) + 1 { return true }
        }
        return false
    }
}
