internal import PageText

/// The text of a page or a server in an alert or a bar, cut so that the buttons stay visible.
package enum DialogText {
    /// Returns the text, or its beginning and an ellipsis.
    package static func shortened(_ text: String, characters: Int = 800, lines maximum: Int = 15) -> String {
        let beginning = text.beginning(characters)
        let lines = beginning.split(
            maxSplits: maximum, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard beginning.utf8.count < text.utf8.count || lines.count > maximum else { return text }
        return lines.prefix(maximum).joined(separator: "\n") + "…"
    }

    /// Returns the title of a page: one line.
    package static func title(_ text: String) -> String { shortened(text, characters: 200, lines: 1) }
}
