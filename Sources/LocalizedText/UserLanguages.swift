import Foundation

/// The languages in which texts are shown, in the order of the user's preference, and the app's own translations.
package struct UserLanguages: Equatable, Sendable {
    /// Codes such as `de-AT`.
    package let codes: [String]
    /// The folders in which the app has its translations: the files of `de.lproj` and others.
    package let folders: [URL]

    package init(_ codes: [String], folders: [URL] = [Bundle.main.resourceURL ?? Bundle.main.bundleURL]) {
        self.codes = codes
        self.folders = folders
    }

    /// The languages of the process. By default, those that the system has chosen for the app. On Linux Foundation
    /// doesn't know the user's, so UIKit sets them when it starts.
    package static var current: UserLanguages {
        get { lock.withLock { chosen } ?? UserLanguages(Bundle.main.preferredLocalizations) }
        set { lock.withLock { chosen = newValue } }
    }
    private static let lock = NSLock()
    /// Not checked for concurrency: read and written under the lock only.
    nonisolated(unsafe) private static var chosen: UserLanguages?

    /// The locale for dates and times: that of the first language, with the system's region if the language has none.
    package var locale: Locale {
        guard let code = codes.first else { return .current }
        return Locale.current.identifier.prefix(while: \.isLetter) == code ? .current : Locale(identifier: code)
    }

    /// The codes, each followed by its less specific forms: `zh-Hant-TW`, `zh-Hant`, `zh`.
    var candidates: [String] {
        codes.flatMap { code in
            let parts = code.split(separator: "-")
            return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
        }
    }

    /// Returns the app's translation of a text into a language; nil if the app has none.
    func ownText(_ english: String, table: String, code: String) -> String? {
        folders.lazy.compactMap { Bundle(url: $0.appendingPathComponent("\(code).lproj")) }
            .compactMap { $0.text(english, table: table) }.first
    }
}

extension Bundle {
    /// Returns the text for a key; nil if the table has none.
    func text(_ key: String, table: String) -> String? {
        let missing = "\u{0}"
        let text = localizedString(forKey: key, value: missing, table: table)
        return text == missing ? nil : text
    }
}
