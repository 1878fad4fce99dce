internal import CGTK
internal import GObjectKit

/// The widgets of a collection view: a scrolled window, and in it the view with the cells.
@MainActor
final class CollectionScroller {
    /// The view with the cells and supplementary views.
    let content = UIView(frame: .zero)
    let reference = GObjectReference(gtk_scrolled_window_new())
    var onScroll: () -> Void = {}

    init() {
        let viewport = GObjectReference(gtk_viewport_new(nil, nil))
        // NB: GTK would scroll to the place that a cell had before it was reused.
        gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
        gtk_viewport_set_child(viewport.opaque, content.host.widget)
        gtk_scrolled_window_set_child(reference.opaque, viewport.widget)
        content.host.reference.setRole(GTK_ACCESSIBLE_ROLE_LIST)
        for adjustment in [horizontal, vertical].compactMap(\.self) {
            connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] _ in
                self?.onScroll()
                return .unhandled
            }
        }
    }

    /// The point of the content at the upper left corner.
    var offset: CGPoint {
        CGPoint(x: gtk_adjustment_get_value(horizontal), y: gtk_adjustment_get_value(vertical))
    }

    func scroll(to offset: CGPoint) {
        gtk_adjustment_set_value(horizontal, offset.x)
        gtk_adjustment_set_value(vertical, offset.y)
    }

    /// Sets the size of the content and of the part that is visible. GTK does so too, but only in the next frame.
    ///
    /// - Parameter keepsRight: whether the distance from the right edge stays the same, instead of that from the left.
    func fit(_ size: CGSize, page: CGSize, keepsRight: Bool) {
        // GTK counts pixels in 32 bits, and the size of a layout may be infinite or no number.
        let size = CGSize(width: .minimum(size.width, 1_000_000), height: .minimum(size.height, 1_000_000))
        gtk_widget_set_size_request(
            content.host.widget, size.width > page.width ? Int32(size.width.rounded(.up)) : -1,
            size.height > page.height ? Int32(size.height.rounded(.up)) : -1)
        configure(horizontal, max(size.width, page.width), page: page.width, keepsEnd: keepsRight)
        configure(vertical, max(size.height, page.height), page: page.height, keepsEnd: false)
    }

    private func configure(
        _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ length: Double, page: Double, keepsEnd: Bool
    ) {
        let value = gtk_adjustment_get_value(adjustment)
        let rest = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - value
        gtk_adjustment_configure(
            adjustment, keepsEnd ? length - page - rest : value, 0, length, page * 0.1, page * 0.9, page)
    }

    private var horizontal: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_hadjustment(reference.opaque)
    }

    private var vertical: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrolled_window_get_vadjustment(reference.opaque)
    }
}
