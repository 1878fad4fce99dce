/// A language for tests: English with accents, in brackets, and 40 % longer. A text without brackets isn't translated,
/// and a bracket that is missing on screen was clipped.
package enum PseudoLanguage {
    /// The code of the user's language, such as the first one of the environment variable `LANGUAGE` on Linux.
    package static let code = "en-XA"

    package static func text(_ english: String) -> String {
        let letters = english.map { accents[$0] ?? $0 }
        let padding = repeatElement("~", count: (english.count * 2 + 4) / 5).joined()
        return "[\(String(letters)) \(padding)]"
    }

    /// Placeholders such as `%1$@` stay as they are, because they contain none of these letters.
    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("aceginorsuyACEGINORSUY", "áçéğíñóřšúýÁÇÉĞÍÑÓŘŠÚÝ"))
}
