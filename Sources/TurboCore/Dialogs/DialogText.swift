/// The text of a page or a server in an alert, cut so that the buttons stay visible.
package enum DialogText {
    /// Returns the text, or its beginning and an ellipsis.
    package static func shortened(_ text: String, characters: Int = 800, lines maximum: Int = 15) -> String {
        let lines = text.prefix(characters).split(
            maxSplits: maximum, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let shown = lines.prefix(maximum).joined(separator: "\n")
        return shown.count < text.count ? shown + "…" : text
    }
}
