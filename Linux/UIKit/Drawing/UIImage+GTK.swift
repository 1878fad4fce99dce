internal import CGTK
internal import GObjectKit

extension UIImage {
    /// The decoded image; nil for an icon.
    @MainActor
    var texture: GObjectReference? {
        guard let data else { return nil }
        if look.isRecolored { Log.warnOnce("Tint color and rendering mode apply only to symbols.") }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        if let texture = gdk_texture_new_from_bytes(bytes, &error) {
            return GObjectReference(UnsafeMutableRawPointer(texture), .adopting)
        }
        if let error { Log.warnOnce("Cannot read an image: \(GLibError(consuming: error).message)") }
        return nil
    }
}

extension UIImage {
    /// Draws an icon in the image's color.
    @MainActor
    func draw(on image: GObjectReference) {
        if let color = look.color { ViewStyle().set("color", color.css, on: image) }
    }

    /// Returns a widget that shows the image in an icon's size; nil if the image can't be read.
    @MainActor
    func makeIcon(size: Int32) -> GObjectReference? {
        let image =
            iconName.map { GObjectReference(gtk_image_new_from_icon_name($0)) }
            ?? texture.map { GObjectReference(gtk_image_new_from_paintable($0.opaque)) }
        guard let image else { return nil }
        gtk_image_set_pixel_size(image.opaque, look.pointSize.map { Int32($0.rounded()) } ?? size)
        draw(on: image)
        return image
    }
}

extension GObjectReference {
    /// The size of a GdkTexture.
    var textureSize: CGSize {
        CGSize(width: Int(gdk_texture_get_width(opaque)), height: Int(gdk_texture_get_height(opaque)))
    }
}
