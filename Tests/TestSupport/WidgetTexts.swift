internal import CGTK
internal import GObjectKit
package import UIKit

/// What a person can read in a window, of GTK's own widgets too.
@MainActor
package enum WidgetTexts {
    /// The texts of all labels in sight, from the top.
    package static func of(_ window: UIWindow) -> [String] { texts(window.gtkWindow.widget) }

    private static func texts(_ widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        var result: [String] = []
        if String(cString: gtk_widget_get_css_name(widget)) == "label" {
            result.append(gtk_label_get_text(OpaquePointer(widget)).map { String(cString: $0) } ?? "")
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            result += texts(next)
            child = gtk_widget_get_next_sibling(next)
        }
        return result
    }
}
