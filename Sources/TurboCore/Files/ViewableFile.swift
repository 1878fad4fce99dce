import Foundation

/// The kind of a file that can be viewed inside the app.
package enum ViewableFile: Equatable, Sendable {
    case pdf
    case picture

    /// The number of bytes at the start of a file that show its kind.
    package static let startCount = 12

    /// Returns nil for all other files, and for a file whose name and content don't agree: a page in it could run its
    /// scripts.
    ///
    /// - Parameters:
    ///   - name: the name of the file.
    ///   - start: the first bytes of the file, at least ``startCount`` if it has as many.
    package init?(name: String, start: Data) {
        let bytes = [UInt8](start)
        let type = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
        let isMatch =
            switch type {
            case "pdf": bytes.starts(with: Array("%PDF-".utf8))
            case "png": bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            case "jpg", "jpeg": bytes.starts(with: [0xFF, 0xD8, 0xFF])
            case "gif": bytes.starts(with: Array("GIF8".utf8))
            case "webp": bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
            default: false
            }
        guard isMatch else { return nil }
        self = type == "pdf" ? .pdf : .picture
    }

    /// The number of bytes at the end of a PDF that contain its last line.
    package static let endCount = 1024

    /// Whether a PDF is complete: viewers begin to read at its end.
    package static func isPDF(endingWith end: Data) -> Bool { end.range(of: Data("%%EOF".utf8)) != nil }
}
