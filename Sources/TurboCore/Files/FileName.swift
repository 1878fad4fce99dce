/// File names that servers and pages suggest.
package enum FileName {
    /// Any file system accepts this number of bytes, plus the number that is appended for a second file of the name.
    private static let limit = 200

    /// Returns a name that stays in its folder, is visible and shows its type. Unsafe parts of the suggested name are
    /// removed.
    package static func safe(_ suggested: String) -> String {
        // By Unicode scalars, not by characters: a slash followed by a combining character isn't the character "/", but
        // still separates folders. Also, splitting many flags into characters from the end takes quadratic time.
        let last = suggested.unicodeScalars.split { $0 == "/" || $0 == "\\" }.last.map(Array.init) ?? []
        // Formatting characters can reverse text, so that "fdp.exe" is displayed as "exe.pdf".
        let invisible: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
        let visible = withoutWideGaps(last.filter { !invisible.contains($0.properties.generalCategory) })
        let start = visible.drop { $0 == "." || $0.properties.generalCategory == .spaceSeparator }
        let end = start.lastIndex { $0.properties.generalCategory != .spaceSeparator }
        return end.map { shortened(start[...$0]) } ?? "file"
    }

    /// Many spaces in a row would move the type out of sight.
    private static func withoutWideGaps(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in name where !(isSpace(scalar) && result.last.map(isSpace) == true) { result.append(scalar) }
        return result
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    /// Shortens the part before the extension.
    private static func shortened(_ name: ArraySlice<Unicode.Scalar>) -> String {
        guard length(name) > limit else { return text(name) }
        let type = name.lastIndex(of: ".").map { name[$0...] } ?? []
        let ending = length(type) <= 20 ? type : []
        var length = length(ending)
        let stem = name.prefix { scalar in
            length += UTF8.width(scalar)
            return length <= limit
        }
        return text(stem) + text(ending)
    }

    private static func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + UTF8.width($1) }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
