/// A picture: an icon of the system, or the content of a file.
open class UIImage: NSObject, @unchecked Sendable {
    // Sendable is not checked because the class is open; its stored properties never change.
    /// The name in GNOME's icon theme.
    package let iconName: String?
    /// The encoded picture.
    package let data: Data?
    let look: Look

    init(icon: String?, data: Data?, _ look: Look) {
        (iconName, self.data, self.look) = (icon, data, look)
        super.init()
    }

    /// An icon by Apple's name for it: the one of GNOME's that means the same, else a circle. nil for what isn't a name of
    /// Apple's.
    public init?(systemName name: String) {
        guard let icon = SymbolTable.icon(for: name) ?? SymbolTable.standIn(for: name) else { return nil }
        (iconName, data, look) = (icon, nil, Look())
        super.init()
    }

    /// An icon by Apple's name for it, drawn as said.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let icon = SymbolTable.icon(for: name) ?? SymbolTable.standIn(for: name) else { return nil }
        (iconName, data, look) = (icon, nil, Look(pointSize: configuration?.pointSize))
        super.init()
    }

    /// A picture of the app's bundle, by the name of its file; ".png" may be left out.
    public init?(named name: String) {
        let url = ["", "png"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
        guard let url, let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
        (iconName, self.data, look) = (nil, data, Look())
        super.init()
    }

    /// A picture in a format that the system can read, such as PNG or JPEG.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        (iconName, self.data, look) = (nil, data, Look())
        super.init()
    }

    // MARK: Changes, each of which gives another image

    /// The icon, drawn as said. A picture of a file stays as it is.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        changed { $0.pointSize = configuration.pointSize ?? $0.pointSize }
    }

    /// The icon, drawn as said. A picture of a file stays as it is.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.pointSize = configuration.pointSize ?? $0.pointSize }
    }

    /// The icon in a colour of its own. A picture of a file stays as it is.
    open func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tint = color }
    }

    /// The icon in a colour of its own, or as a template in the colour around it.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.mode = renderingMode
        }
    }

    /// The picture in its own colours, or an icon in the colour around it.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.mode = renderingMode }
    }

    /// Whether the picture is drawn in its own colours.
    open var renderingMode: RenderingMode { look.mode }

    private func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(icon: iconName, data: data, look)
    }
}
