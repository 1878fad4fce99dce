/// An icon of the system, or the image in a file.
open class UIImage: NSObject, @unchecked Sendable {
    // Not checked for Sendable because the class is open. Its stored properties never change.
    /// The icon of an SF Symbol.
    let symbol: Symbol?
    /// The encoded image.
    package let data: Data?
    let rendering: Rendering

    init(symbol: Symbol?, data: Data? = nil, rendering: Rendering = Rendering()) {
        (self.symbol, self.data, self.rendering) = (symbol, data, rendering)
        super.init()
    }

    /// Creates an icon from the name of an SF Symbol: GNOME's equivalent, a drawing, or its first letter if there is
    /// none, which is logged. nil if the name isn't an SF Symbol's.
    public init?(systemName name: String) {
        guard let found = SymbolTable.symbol(for: name) else { return nil }
        (symbol, data, rendering) = (found, nil, Rendering())
        super.init()
    }

    /// Creates an icon from the name of an SF Symbol, with a configuration.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let found = SymbolTable.symbol(for: name) else { return nil }
        (symbol, data, rendering) = (found, nil, Rendering(pointSize: configuration?.pointSize))
        super.init()
    }

    /// Loads an image from the app's bundle by file name. ".png" can be omitted.
    public init?(named name: String) {
        let url = ["", "png"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
        guard let url, let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
        (symbol, self.data, rendering) = (nil, data, Rendering())
        super.init()
    }

    /// Creates an image from data in a format that GTK can read, such as PNG or JPEG.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        (symbol, self.data, rendering) = (nil, data, Rendering())
        super.init()
    }

    init(png data: Data, scale: CGFloat) {
        (symbol, self.data, rendering) = (nil, data, Rendering(scale: scale))
        super.init()
    }

    /// The number of pixels per point.
    open var scale: CGFloat { rendering.scale }

    /// The size in points; that of an icon if the image is one.
    open var size: CGSize { size(ofPixels: pixels) }

    /// - Parameter pixels: the size of the decoded image; nil if there is none.
    func size(ofPixels pixels: CGSize?) -> CGSize {
        let side = rendering.pointSize ?? 20
        guard let pixels else { return CGSize(width: side, height: side) }
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    // MARK: Drawing

    /// Draws the image in a rectangle, in the image of a `UIGraphicsImageRenderer`. An icon without a color is black.
    @preconcurrency @MainActor
    open func draw(in rect: CGRect) {
        if let bitmap = Bitmap.current, !rect.isEmpty { draw(on: bitmap, in: rect) }
    }

    /// Draws the image in its size.
    @preconcurrency @MainActor
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    // MARK: Changed copies

    /// Returns the icon with a configuration. An image from a file is returned unchanged.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed { $0.pointSize = configuration.pointSize ?? $0.pointSize }
    }

    /// Returns the icon with a configuration. An image from a file is returned unchanged.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.pointSize = configuration.pointSize ?? $0.pointSize }
    }

    /// Returns the icon in a color. An image from a file keeps its colors.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// Returns the icon in a color, or as a template in the color of its surroundings.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// Returns the image with a rendering mode. An image from a file keeps its colors.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.mode = renderingMode }
    }

    /// The rendering mode of the image.
    open var renderingMode: RenderingMode { rendering.mode }

    private func changed(_ change: (inout Rendering) -> Void) -> UIImage {
        var rendering = rendering
        change(&rendering)
        return UIImage(symbol: symbol, data: data, rendering: rendering)
    }
}
