import Foundation

/// File names that servers and pages suggest.
package enum FileName {
    /// Any file system accepts this number of bytes, plus the number that is appended for a second file of the name.
    private static let limit = 200

    /// Returns a name that stays in its folder, is visible and shows its type. Unsafe parts of the suggested name are removed.
    package static func safe(_ suggested: String) -> String {
        let last = suggested.split { $0 == "/" || $0 == "\\" }.last ?? ""
        // Formatting characters can reverse text, so that "fdp.exe" is displayed as "exe.pdf".
        let visible = last.unicodeScalars.filter { ![.control, .format].contains($0.properties.generalCategory) }
        let name = String(String.UnicodeScalarView(visible)).trimmingCharacters(in: .whitespaces)
            .drop { $0 == "." || $0 == " " }
        return name.isEmpty ? "file" : shortened(String(name))
    }

    /// Shortens the part before the extension.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > limit else { return name }
        let type = name.lastIndex(of: ".").map { name[$0...] } ?? ""
        let ending = type.utf8.count <= 20 ? String(type) : ""
        var length = ending.utf8.count
        // A single letter with many accents can be longer than the limit.
        let stem = name.dropLast(ending.count).unicodeScalars.prefix { scalar in
            length += UTF8.width(scalar)
            return length <= limit
        }
        return String(stem) + ending
    }
}
