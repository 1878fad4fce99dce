internal import CGTK
internal import GObjectKit

extension UIImage {
    /// The decoded picture, if the image is one and not an icon.
    @MainActor
    var texture: GObjectReference? {
        guard let data else { return nil }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        if let texture = gdk_texture_new_from_bytes(bytes, &error) {
            return GObjectReference(UnsafeMutableRawPointer(texture), .adopting)
        }
        if let error { Log.warnOnce("Cannot read a picture: \(GLibError(consuming: error).message)") }
        return nil
    }
}

extension GObjectReference {
    /// The size of a GdkTexture.
    var textureSize: CGSize {
        CGSize(width: Int(gdk_texture_get_width(opaque)), height: Int(gdk_texture_get_height(opaque)))
    }
}
