internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// A picture of a view or of the window around it, drawn in the process.
@MainActor
package struct Picture {
    package struct Color: Equatable, Sendable, CustomStringConvertible {
        package let red, green, blue: UInt8

        package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }

        package var description: String { "rgb(\(red), \(green), \(blue))" }
    }

    package let width: Int
    package let height: Int
    // Four bytes for each pixel: blue, green, red, alpha.
    let bytes: [UInt8]
    private let texture: GObjectReference

    /// nil if the view is not on screen.
    package init?(of view: UIView) {
        self.init(of: view.widget)
    }

    /// The whole window that shows the view; nil if the view is not on screen.
    package init?(ofWindowAround view: UIView) {
        guard let root = gtk_widget_get_root(view.widget.widget) else { return nil }
        self.init(of: GObjectReference(UnsafeMutableRawPointer(root), .retaining))
    }

    private init?(of widget: GObjectReference) {
        guard let picture = WidgetPicture(of: widget) else { return nil }
        self.init(picture.texture)
    }

    /// nil if the file isn't a PNG.
    package init?(contentsOf file: String) {
        guard let texture = gdk_texture_new_from_filename(file, nil) else { return nil }
        self.init(GObjectReference(UnsafeMutableRawPointer(texture), .adopting))
    }

    private init(_ texture: GObjectReference) {
        self.texture = texture
        let image = texture.opaque
        width = Int(gdk_texture_get_width(image))
        height = Int(gdk_texture_get_height(image))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(image, &bytes, gsize(width * 4))
        self.bytes = bytes
    }

    /// nil outside.
    package func color(x: Int, y: Int) -> Color? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        return Color(bytes[start + 2], bytes[start + 1], bytes[start])
    }

    package var center: Color? { color(x: width / 2, y: height / 2) }

    @discardableResult
    package func save(to path: String) -> Bool {
        gdk_texture_save_to_png(texture.opaque, path) != 0
    }
}
