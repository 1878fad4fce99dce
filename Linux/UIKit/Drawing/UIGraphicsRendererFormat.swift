import Foundation

/// The format of what a renderer creates.
@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
    /// The bounds of the renderer that uses the format, in points.
    open private(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// Returns the format for the screen.
    open class func preferred() -> Self { Self() }

    func use(_ bounds: CGRect) {
        self.bounds = bounds
    }
}

/// The format of an image.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point. By default that of the screen.
    open var scale = UIScreen.main.scale
}
