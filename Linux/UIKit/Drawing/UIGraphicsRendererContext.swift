import Foundation

/// The drawing of a renderer.
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
    /// The format of the renderer.
    open private(set) var format: UIGraphicsRendererFormat

    init(format: UIGraphicsRendererFormat) {
        self.format = format
        super.init()
    }
}

/// The image of a renderer while it is drawn.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
