/// The text of a JavaScript dialog, cut so that the buttons stay visible.
package enum DialogText {
    private static let mostLines = 15
    private static let mostCharacters = 800

    package static func shortened(_ text: String) -> String {
        let start = text.prefix(mostCharacters)
        let lines = start.split(
            maxSplits: mostLines, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shown = lines.prefix(mostLines).joined(separator: "\n")
        return shown.count < text.count ? shown + "…" : text
    }
}
