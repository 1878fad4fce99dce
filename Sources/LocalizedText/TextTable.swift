import Foundation

/// The texts of a module, which are in English in its code, in other languages.
package struct TextTable: Sendable {
    /// The name of the strings table in which an app translates these texts itself.
    private let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// Returns a text in the user's language. The app's translation takes precedence over the library's.
    /// Without either, the text is in English.
    package func text(_ english: String, in languages: UserLanguages = .current) -> String {
        var included: String?
        for code in languages.candidates {
            if let own = languages.ownText(english, table: name, code: code) { return own }
            included =
                code == PseudoLanguage.code ? PseudoLanguage.text(english) : Translations.texts(in: code)?[english]
            if included != nil || code == "en" { break }
        }
        // A table for all languages, or in the language that the system has chosen for the app.
        return Bundle.main.text(english, table: name) ?? included ?? english
    }
}

extension String {
    /// Returns the text with its placeholders replaced: `%@` and `%1$@` by the first argument, `%2$@` by the second.
    /// An argument may contain any text, and a placeholder without an argument is removed.
    package func filled(with arguments: [String]) -> String {
        var (filled, rest) = ("", self[...])
        while let mark = rest.range(of: #"%([12]\$)?@"#, options: .regularExpression) {
            let index = rest[mark].contains("2") ? 1 : 0
            filled += rest[..<mark.lowerBound]
            if index < arguments.count { filled += arguments[index] }
            rest = rest[mark.upperBound...]
        }
        return filled + rest
    }
}
