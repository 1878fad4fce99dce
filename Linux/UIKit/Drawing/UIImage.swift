/// A picture: an icon of the system, or the content of a file.
open class UIImage: NSObject, @unchecked Sendable {
    // Sendable is not checked because the class is open; its stored properties never change.
    /// The name in GNOME's icon theme.
    package let iconName: String?
    /// The encoded picture.
    package let data: Data?

    /// An icon by Apple's name for it. nil where GNOME has none that means the same.
    public init?(systemName name: String) {
        guard let icon = SymbolTable.icon(for: name) else { return nil }
        iconName = icon
        data = nil
        super.init()
    }

    /// A picture of the app's bundle, by the name of its file; ".png" may be left out.
    public init?(named name: String) {
        let url = ["", "png"].lazy.compactMap { Bundle.main.url(forResource: name, withExtension: $0) }.first
        guard let url, let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
        iconName = nil
        self.data = data
        super.init()
    }

    /// A picture in a format that the system can read, such as PNG or JPEG.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        iconName = nil
        self.data = data
        super.init()
    }
}
