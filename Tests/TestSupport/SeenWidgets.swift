internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The visible widgets of a window, including GTK's own.
@MainActor
enum SeenWidgets {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// The widgets of a type in the window of a view, from top to bottom.
    static func all(_ type: GType, around view: UIView) -> [Widget] {
        guard let root = gtk_widget_get_root(view.widget.widget) else { return [] }
        return all(type, below: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    }

    static func all(_ type: GType, below widget: Widget) -> [Widget] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        var found = tn_is_a(widget, type) ? [widget] : []
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            found += all(type, below: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }

    static func text(ofLabel label: Widget) -> String {
        gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
    }
}
