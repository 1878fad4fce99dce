internal import CGTK
package import GObjectKit

/// A picture of a widget, rendered in this process.
@MainActor
package struct WidgetPicture {
    package let texture: GObjectReference

    /// Returns nil if the widget isn't on screen, or has nothing to draw at the moment.
    package init?(of widget: GObjectReference) {
        guard let native = gtk_widget_get_native(widget.widget), let renderer = gtk_native_get_renderer(native) else {
            return nil
        }
        let paintable = GObjectReference(UnsafeMutableRawPointer(gtk_widget_paintable_new(widget.widget)), .adopting)
        let snapshot = gtk_snapshot_new()
        let (width, height) = (gtk_widget_get_width(widget.widget), gtk_widget_get_height(widget.widget))
        withExtendedLifetime(paintable) {
            gdk_paintable_snapshot(paintable.opaque, snapshot, Double(width), Double(height))
        }
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        defer { gsk_render_node_unref(node) }
        guard let image = gsk_renderer_render_texture(renderer, node, nil) else { return nil }
        texture = GObjectReference(UnsafeMutableRawPointer(image), .adopting)
    }

    /// Saves the picture as a PNG.
    ///
    /// - Returns: false if the file can't be written.
    package func save(to path: String) -> Bool {
        gdk_texture_save_to_png(texture.opaque, path) != 0
    }
}
