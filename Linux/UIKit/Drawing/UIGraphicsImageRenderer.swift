import Foundation

/// A renderer with a format.
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
    /// The format of what the renderer creates.
    open private(set) var format: UIGraphicsRendererFormat

    /// - Parameters:
    ///   - bounds: the bounds in points.
    ///   - format: the format, which the renderer keeps with the bounds.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format
        super.init()
        format.use(bounds)
    }
}

/// Creates images by drawing. On Linux there is no `CGContext`: the actions draw images, views and rectangles.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer for images of these bounds, in the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for images of these bounds.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    /// Creates a renderer for images of this size, in the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// Creates a renderer for images of this size.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Returns what the actions draw as an image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(png: pngData(actions: actions), scale: scale)
    }

    /// Returns what the actions draw as a PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        data(actions) { $0.encoded(as: .png) }
    }

    /// Returns what the actions draw as a JPEG.
    ///
    /// - Parameter compressionQuality: from 0 for the smallest image to 1 for the best.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        data(actions) { $0.encoded(as: .jpeg(quality: compressionQuality)) }
    }

    private func data(
        _ actions: (UIGraphicsImageRendererContext) -> Void, _ encoded: (Bitmap) -> Data
    ) -> Data {
        guard let bitmap = Bitmap(format.bounds, scale: scale) else { return Data() }
        bitmap.use { actions(UIGraphicsImageRendererContext(format: format, bitmap: bitmap)) }
        return encoded(bitmap)
    }

    private var scale: CGFloat { (format as? UIGraphicsImageRendererFormat)?.scale ?? 1 }
}
