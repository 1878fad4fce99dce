internal import CGTK
import Foundation
internal import GObjectKit

/// The pixels of a picture, of four bytes each.
@MainActor
struct Pixels {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    /// - Returns: nil if the file isn't a picture.
    init?(_ file: URL) {
        guard let pointer = gdk_texture_new_from_filename(file.path, nil) else { return nil }
        let texture = GObjectReference(UnsafeMutableRawPointer(pointer), .adopting)
        width = Int(gdk_texture_get_width(texture.opaque))
        height = Int(gdk_texture_get_height(texture.opaque))
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        gdk_texture_download(texture.opaque, &bytes, gsize(width * 4))
    }

    private init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 255, count: width * height * 4)
    }

    /// Marks the pixels that differ.
    ///
    /// - Returns: the new picture, pale, with the differences in red, and their part of all pixels.
    func compared(with new: Pixels) -> (marked: Pixels, part: Double) {
        var marked = Pixels(width: max(width, new.width), height: max(height, new.height))
        guard bytes != new.bytes || width != new.width else { return (marked, 0) }
        var count = 0
        for y in 0..<marked.height {
            for x in 0..<marked.width {
                let place = (y * marked.width + x) * 4
                if isAlike(new, x, y), new.isAlike(self, x, y) {
                    let start = (y * new.width + x) * 4
                    for channel in 0..<3 { marked.bytes[place + channel] = 192 + new.bytes[start + channel] / 4 }
                } else {
                    count += 1
                    // Blue, green and red.
                    (marked.bytes[place], marked.bytes[place + 1]) = (0, 0)
                }
            }
        }
        return (marked, Double(count) / Double(max(1, marked.width * marked.height)))
    }

    /// Whether the color of a pixel is between those around the same place of another picture. A smoothed edge is between
    /// the colors of its sides.
    private func isAlike(_ other: Pixels, _ x: Int, _ y: Int) -> Bool {
        guard x < width, y < height, x < other.width, y < other.height else { return false }
        let start = (y * width + x) * 4
        for channel in 0..<4 {
            let color = Int(bytes[start + channel])
            if abs(color - Int(other.bytes[(y * other.width + x) * 4 + channel])) <= Self.tolerance { continue }
            var (least, most) = (255, 0)
            for row in max(0, y - 1)...min(other.height - 1, y + 1) {
                for column in max(0, x - 1)...min(other.width - 1, x + 1) {
                    let near = Int(other.bytes[(row * other.width + column) * 4 + channel])
                    (least, most) = (min(least, near), max(most, near))
                }
            }
            if color < least - Self.tolerance || color > most + Self.tolerance { return false }
        }
        return true
    }

    /// The difference of a color that nobody sees, of 255.
    private static let tolerance = 8

    /// The picture as a PNG file.
    var png: Data {
        let content = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(content) }
        let pointer = gdk_memory_texture_new(
            Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, content, gsize(width * 4))
        guard let pointer else { return Data() }
        let texture = GObjectReference(UnsafeMutableRawPointer(pointer), .adopting)
        guard let file = gdk_texture_save_to_png_bytes(texture.opaque) else { return Data() }
        defer { g_bytes_unref(file) }
        var count = gsize(0)
        return g_bytes_get_data(file, &count).map { Data(bytes: $0, count: Int(count)) } ?? Data()
    }
}
