import Foundation

/// The drawing of a renderer.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
    /// The format of the renderer.
    open private(set) var format: UIGraphicsRendererFormat

    fileprivate let bitmap: Bitmap

    init(format: UIGraphicsRendererFormat, bitmap: Bitmap) {
        (self.format, self.bitmap) = (format, bitmap)
        super.init()
    }

    /// Fills a rectangle with the color of `UIColor.setFill()`, which is black at first.
    open func fill(_ rect: CGRect) {
        bitmap.fill(rect)
    }

    /// Draws a line of one point inside the edges of a rectangle, in the color of `UIColor.setStroke()`.
    open func stroke(_ rect: CGRect) {
        bitmap.stroke(rect)
    }

    /// Limits later drawing to a rectangle.
    open func clip(to rect: CGRect) {
        bitmap.clip(to: rect)
    }
}

/// The image of a renderer while it is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
