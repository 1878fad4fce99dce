import LocalizedText
import TestSupport
import Testing

@testable import UIKit

/// The user's language on Linux.
@MainActor
@Suite struct UserLocaleTests {
    /// Each row: environment variables, and the languages.
    @Test(arguments: [
        ([:], []), (["LANG": "de_DE.UTF-8"], ["de-DE"]), (["LANG": "C.UTF-8"], []), (["LANG": "POSIX"], []),
        (["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"], ["fr-FR"]),
        (["LANG": "en_US.UTF-8", "LC_ALL": "es_ES@euro"], ["es-ES"]),
        (["LANG": "ja", "LC_ALL": ""], ["ja"]),
        (["LANG": "en_US.UTF-8", "LANGUAGE": "de_AT:fr:en"], ["de-AT", "fr", "en"]),
        (["LANG": "C.UTF-8", "LANGUAGE": "ar"], ["ar"]), (["LANG": "C", "LANGUAGE": "ar"], []),
        (["LANG": "de_DE", "LANGUAGE": ""], ["de-DE"]), (["LANG": "de_DE", "LANGUAGE": "../fr:C:it"], ["it"]),
    ])
    func `Languages are those of gettext`(_ environment: [String: String], _ languages: [String]) {
        #expect(UserLocale(environment).languages == languages)
    }

    @Test(arguments: [("ar", true), ("he_IL", true), ("fa_IR", true), ("de_DE", false), ("ja", false), ("C", false)])
    func `Languages from right to left mirror widgets`(_ locale: String, _ isRightToLeft: Bool) {
        #expect(UserLocale(["LANG": locale]).isRightToLeft == isRightToLeft)
    }

    @Test(arguments: ["de", "fr", "es", "ja", "ar"])
    func `Each text of the system is translated with its placeholder`(language: String) {
        for text in SystemText.allCases {
            let translated = SystemText.table.text(text.rawValue, in: UserLanguages([language], folders: []))
            #expect(translated != text.rawValue || Self.same.contains(text), "\(text) in \(language)")
            #expect(translated.contains("%@") == text.rawValue.contains("%@"), "\(translated)")
        }
    }

    /// Texts that are the same in some languages.
    private static let same: Set<SystemText> = [
        .ok, .pause, .zoom, .contacts, .downloads, .microphone, .notifications, .name,
    ]
}
