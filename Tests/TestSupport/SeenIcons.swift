internal import CGTKShims
internal import CWebKitGTK
package import UIKit

/// The names of the icons that are seen in the window of the view, from the top to the bottom.
@MainActor
package func seenIcons(around view: UIView) -> [String] {
    guard let root = gtk_widget_get_root(view.widget.widget) else { return [] }
    return icons(below: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
}

@MainActor
private func icons(below widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    guard gtk_widget_get_visible(widget) != 0, gtk_widget_get_child_visible(widget) != 0 else { return [] }
    if tn_is_a(widget, gtk_image_get_type()), let name = gtk_image_get_icon_name(OpaquePointer(widget)) {
        return [String(cString: name)]
    }
    var names: [String] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
        names += icons(below: current)
        child = gtk_widget_get_next_sibling(current)
    }
    return names
}
