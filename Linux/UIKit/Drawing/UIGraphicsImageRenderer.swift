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

/// Creates images of views. On Linux views are all that can be drawn: `drawHierarchy(in:afterScreenUpdates:)`.
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
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        guard let bitmap = Bitmap(format.bounds, scale: scale) else { return Data() }
        bitmap.use { actions(UIGraphicsImageRendererContext(format: format)) }
        return encoded(bitmap)
    }
}
