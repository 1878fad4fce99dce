internal import CGTK
internal import CGTKShims
internal import GObjectKit

// The direction of a view's content. Subviews have their own.
extension UIView {
    /// Whether the text direction is right to left.
    var isRightToLeft: Bool { gtk_widget_get_direction(host.widget) == GTK_TEXT_DIR_RTL }

    func drawDirection() {
        let direction = semanticContentAttribute.direction
        gtk_widget_set_direction(host.widget, direction)
        if widget !== host.reference { widget.setDirection(direction) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

extension GObjectReference {
    /// Sets the direction of the widget and of the widgets in it, except views.
    ///
    /// NB: a GTK widget doesn't inherit the direction.
    func setDirection(_ direction: GtkTextDirection) {
        guard !tn_is_host(widget) else { return }
        gtk_widget_set_direction(widget, direction)
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            GObjectReference(UnsafeMutableRawPointer(current), .retaining).setDirection(direction)
            child = gtk_widget_get_next_sibling(current)
        }
    }
}
