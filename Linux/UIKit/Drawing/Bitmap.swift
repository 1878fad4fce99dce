internal import CGTK
internal import CGTKShims
import Foundation
internal import GObjectKit

/// An image that is drawn with Cairo.
@MainActor
final class Bitmap {
    /// The format of an encoded image.
    enum Encoding {
        case png
        case jpeg(quality: Double)
    }

    /// The number of pixels of a side, which Cairo limits to this.
    private static let maximumSide = 32_767.0

    /// The bitmap on which views draw; nil outside the actions of a renderer.
    private(set) static var current: Bitmap?

    /// The colors of fills and strokes.
    var fillColor = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var strokeColor = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)

    private let surface: OpaquePointer
    private let cairo: OpaquePointer

    /// Returns nil for bounds that can't be drawn.
    init?(_ bounds: CGRect, scale: CGFloat) {
        let sides = [bounds.width * scale, bounds.height * scale].map { $0.rounded(.up) }
        guard sides.allSatisfy({ (1...Self.maximumSide).contains($0) }),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(sides[0]), Int32(sides[1])),
            let cairo = cairo_create(surface)
        else { return nil }
        (self.surface, self.cairo) = (surface, cairo)
        cairo_scale(cairo, scale, scale)
        cairo_translate(cairo, -bounds.minX, -bounds.minY)
    }

    isolated deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    /// Runs actions that draw on the bitmap.
    func use(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }

    /// Draws a paintable into a rectangle.
    ///
    /// - Returns: false if it has nothing to draw at the moment.
    func draw(_ paintable: GObjectReference, size: CGSize, in rect: CGRect) -> Bool {
        draw(size: size, in: rect) { gdk_paintable_snapshot(paintable.opaque, $0, size.width, size.height) }
    }

    /// Draws an icon into a rectangle, in a color.
    func draw(icon: GObjectReference, in rect: CGRect, color: GdkRGBA) {
        // The colors of the foreground, and of parts with the meaning of an error, a warning and a success.
        let colors = [GdkRGBA](repeating: color, count: 4)
        _ = draw(size: rect.size, in: rect) { snapshot in
            gtk_symbolic_paintable_snapshot_symbolic(
                icon.opaque, snapshot, rect.width, rect.height, colors, gsize(colors.count))
        }
    }

    func draw(size: CGSize, in rect: CGRect, _ take: (_ snapshot: OpaquePointer?) -> Void) -> Bool {
        let snapshot = gtk_snapshot_new()
        take(snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / size.width, rect.height / size.height)
        gsk_render_node_draw(node, cairo)
        cairo_restore(cairo)
        gsk_render_node_unref(node)
        return true
    }

    /// Fills a rectangle.
    func fill(_ rect: CGRect) {
        gdk_cairo_set_source_rgba(cairo, &fillColor)
        add(rect)
        cairo_fill(cairo)
    }

    /// Draws a line of one point inside the edges of a rectangle.
    func stroke(_ rect: CGRect) {
        gdk_cairo_set_source_rgba(cairo, &strokeColor)
        cairo_set_line_width(cairo, 1)
        add(rect.insetBy(dx: 0.5, dy: 0.5))
        cairo_stroke(cairo)
    }

    /// Limits later drawing to a rectangle.
    func clip(to rect: CGRect) {
        add(rect)
        cairo_clip(cairo)
    }

    private func add(_ rect: CGRect) {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Returns the encoded image; no bytes if it can't be encoded, which is logged.
    func encoded(as encoding: Encoding) -> Data {
        var (bytes, count): (UnsafeMutablePointer<CChar>?, gsize) = (nil, 0)
        var error: UnsafeMutablePointer<GError>?
        let (type, quality) =
            switch encoding {
            case .png: ("png", Int32(-1))
            case .jpeg(let quality): ("jpeg", Int32((min(max(quality, 0), 1) * 100).rounded()))
            }
        guard tn_surface_encode(surface, type, quality, &bytes, &count, &error), let bytes else {
            if let error { Log.warnOnce("Cannot encode an image: \(GLibError(consuming: error).message)") }
            return Data()
        }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}
