internal import CGTKShims
internal import CWebKitGTK
package import UIKit

/// The menu that is open in the window of a view.
@MainActor
package enum OpenMenu {
    /// Waits, frame by frame, until one is open.
    ///
    /// - Returns: its entries from top to bottom; empty where none opens.
    package static func entries(around view: UIView, frames: Int = 300) async -> [String] {
        for _ in 0..<frames {
            if let menu = find(around: view) { return labels(below: menu) }
            await nextFrame(of: view)
        }
        return []
    }

    package static func isOpen(around view: UIView) -> Bool { find(around: view) != nil }

    /// Chooses an entry, as a click does.
    package static func choose(_ text: String, around view: UIView) -> Bool {
        guard let menu = find(around: view), let entry = button(text, below: menu) else { return false }
        return gtk_widget_activate(entry) != 0
    }

    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    private static func find(around view: UIView) -> Widget? {
        guard let root = gtk_widget_get_root(view.widget.widget) else { return nil }
        let widget = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        return all(below: widget) { tn_is_a($0, gtk_popover_menu_get_type()) }.first
    }

    private static func labels(below menu: Widget) -> [String] {
        all(below: menu) { tn_is_a($0, gtk_label_get_type()) }
            .map { String(cString: gtk_label_get_text(OpaquePointer($0))) }.filter { !$0.isEmpty }
    }

    private static func button(_ text: String, below menu: Widget) -> Widget? {
        let label = all(below: menu) {
            tn_is_a($0, gtk_label_get_type()) && String(cString: gtk_label_get_text(OpaquePointer($0))) == text
        }.first
        return label.flatMap(gtk_widget_get_parent)
    }

    private static func all(below widget: Widget, where fits: (Widget) -> Bool) -> [Widget] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        let children = sequence(first: gtk_widget_get_first_child(widget)) { $0.map(gtk_widget_get_next_sibling) }
            .prefix { $0 != nil }.compactMap { $0 }
        return (fits(widget) ? [widget] : []) + children.flatMap { all(below: $0, where: fits) }
    }
}
