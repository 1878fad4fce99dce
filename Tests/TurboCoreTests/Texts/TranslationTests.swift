import Foundation
import LocalizedText
import Testing

@testable import TurboCore

@Suite("Translations of the library")
struct TranslationTests {
    private static let languages = ["de", "fr", "es", "ja", "ar"]

    @Test(arguments: languages)
    func `Each text is translated with its placeholders`(language: String) {
        for text in BuiltInText.allCases {
            let translated = BuiltInText.table.text(text.rawValue, in: UserLanguages([language], folders: []))
            let isSame = translated == text.rawValue
            #expect(!isSame || Self.same.contains(text), "\(text) in \(language)")
            #expect(Self.placeholders(of: translated) == Self.placeholders(of: text.rawValue), "\(translated)")
        }
    }

    /// Texts that are the same in some languages.
    private static let same: Set<BuiltInText> = [
        .ok, .name, .downloads, .severalDownloads, .list, .quotation, .offlinePage,
    ]

    private static func placeholders(of text: String) -> Set<Substring> {
        Set(text.matches(of: /%(?:\d\$)?@/).map(\.output))
    }

    /// Each row: the user's languages, and Retry in the one that is used.
    @Test(arguments: [
        (["de"], "Erneut versuchen"), (["de-AT", "fr"], "Erneut versuchen"), (["nl", "fr-CA"], "Réessayer"),
        (["en-GB", "de"], "Retry"), (["nl"], "Retry"), ([], "Retry"), (["zh-Hant-TW", "ja"], "再試行"),
        (["en-XA"], "[Řétřý ~~]"),
    ])
    func `The first language that is included is used`(_ codes: [String], _ text: String) {
        #expect(BuiltInText.table.text("Retry", in: UserLanguages(codes, folders: [])) == text)
    }

    /// Each row: the user's languages, and the locale of dates.
    @Test(arguments: [(["fr"], "fr"), (["de-AT", "fr"], "de-AT"), ([], Locale.current.identifier)])
    func `Dates have the first language`(_ codes: [String], _ locale: String) {
        #expect(UserLanguages(codes, folders: []).locale.identifier == Locale(identifier: locale).identifier)
    }

    @Test func `The app's translation wins, for each text`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        let table = folder.appendingPathComponent("de.lproj/TurboNavigator.strings")
        try FileManager.default.createDirectory(
            at: table.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#""Retry" = "Noch mal";"#.utf8).write(to: table)
        let languages = UserLanguages(["de-CH"], folders: [folder])
        #expect(BuiltInText.table.text("Retry", in: languages) == "Noch mal")
        #expect(BuiltInText.table.text("Cancel", in: languages) == "Abbrechen")
        #expect(BuiltInText.table.text("Retry", in: UserLanguages(["fr"], folders: [folder])) == "Réessayer")
    }

    /// Each row: a text, its arguments, and the result.
    @Test(arguments: [
        ("%@ says", ["shop"], "shop says"), ("%1$@ of %2$@", ["1 MB", "2 MB"], "1 MB of 2 MB"),
        ("%2$@/%1$@", ["a", "b"], "b/a"), ("%1$@, %2$@", ["%2$@", "%@"], "%2$@, %@"), ("%@!", [], "!"),
        ("100 %", ["a"], "100 %"), ("", ["a"], ""),
    ])
    func `Placeholders are replaced once`(_ text: String, _ arguments: [String], _ result: String) {
        #expect(text.filled(with: arguments) == result)
    }
}
