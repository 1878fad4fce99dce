internal import CGTK
internal import CGTKShims
internal import GObjectKit

extension UIImage {
    /// The size of the decoded image; nil for an icon, and for an image that can't be read.
    var pixels: CGSize? {
        guard let texture = decode(nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return CGSize(ofTexture: texture)
    }

    /// The decoded image; nil for an icon.
    @MainActor
    var texture: GObjectReference? {
        if data != nil, rendering.isRecolored { Log.warnOnce("Tint color and rendering mode apply only to symbols.") }
        var error: UnsafeMutablePointer<GError>?
        if let texture = decode(&error) { return GObjectReference(UnsafeMutableRawPointer(texture), .adopting) }
        if let error { Log.warnOnce("Cannot read an image: \(GLibError(consuming: error).message)") }
        return nil
    }

    /// Decodes the image. The caller releases the texture.
    private func decode(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer? {
        guard let data else { return nil }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return gdk_texture_new_from_bytes(bytes, error)
    }
}

extension CGSize {
    /// The size of a GdkTexture, in pixels.
    init(ofTexture texture: OpaquePointer) {
        self.init(width: Int(gdk_texture_get_width(texture)), height: Int(gdk_texture_get_height(texture)))
    }
}

extension UIImage {
    /// Draws an icon in the image's color.
    @MainActor
    func draw(on image: GObjectReference) {
        if let color = rendering.color { ViewStyle().set("color", color.css, on: image) }
    }

    /// Returns a widget that shows the image in an icon's size; nil if the image can't be read.
    @MainActor
    func makeIcon(size: Int32) -> GObjectReference? {
        guard let image = symbol?.makeImage() ?? texture?.makeImage() else { return nil }
        gtk_image_set_pixel_size(image.opaque, rendering.pointSize.map { Int32($0.rounded()) } ?? size)
        draw(on: image)
        return image
    }
}

extension Symbol {
    @MainActor
    fileprivate func makeImage() -> GObjectReference? {
        if let missingName {
            Log.warnOnce("The symbol “\(missingName)” has no icon on Linux: its first letter is shown.")
        }
        if let iconName { return GObjectReference(gtk_image_new_from_icon_name(iconName)) }
        return drawing?.paintable?.makeImage()
    }

    /// The icon for drawing, in points.
    @MainActor
    func paintable(side: CGFloat) -> GObjectReference? {
        guard let iconName else { return drawing?.paintable }
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        return gtk_icon_theme_lookup_icon(
            theme, iconName, nil, Int32(side), 1, GTK_TEXT_DIR_NONE, GTK_ICON_LOOKUP_FORCE_SYMBOLIC
        ).map { GObjectReference(UnsafeMutableRawPointer($0), .adopting) }
    }
}

extension SymbolDrawing {
    /// The drawing, in the color of the text around it.
    @MainActor
    fileprivate var paintable: GObjectReference? {
        let context = Unmanaged.passRetained(Box(self)).toOpaque()
        let paintable = tn_drawing_new(
            { cairo, width, height, context in
                guard let cairo, let context else { return }
                let drawing = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().drawing
                SymbolCanvas(cairo).draw(drawing, width: width, height: height)
            }, context, { context in context.map { Unmanaged<Box>.fromOpaque($0).release() } })
        return paintable.map { GObjectReference(UnsafeMutableRawPointer($0), .adopting) }
    }

    private final class Box: Sendable {
        let drawing: SymbolDrawing

        init(_ drawing: SymbolDrawing) {
            self.drawing = drawing
        }
    }
}

extension GObjectReference {
    /// Returns a widget that shows a paintable.
    fileprivate func makeImage() -> GObjectReference {
        GObjectReference(gtk_image_new_from_paintable(opaque))
    }
}
