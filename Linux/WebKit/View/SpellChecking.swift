internal import CWebKitGTK
internal import LocalizedText
internal import UIKit

/// WebKitGTK's spell checking, in those of the user's languages for which the system has a dictionary.
@MainActor
enum SpellChecking {
    /// Starts the spell checking of all pages, once.
    ///
    /// NB: WebKitGTK loads dictionaries on the main thread, in about 50 ms each. So this is called after a page was shown.
    static let start: Void = {
        let codes = UserLanguages.current.codes
        let languages = (codes.isEmpty ? ["en"] : codes).compactMap { code in
            names(for: code).first { load($0) }
        }
        if languages.isEmpty { return }
        if languages.count > 1 { set(languages) }
        webkit_web_context_set_spell_checking_enabled(context, 1)
    }()

    /// The names that the dictionary for a language may have, the best first: `de_AT`, `de`, `de_DE`.
    ///
    /// NB: most dictionaries are for a region. WebKitGTK finds them only by their exact name.
    static func names(for code: String) -> [String] {
        let language = Locale.Language(identifier: code)
        guard let base = language.languageCode?.identifier else { return [] }
        let common = Locale.Language(identifier: Locale.Language(identifier: base).maximalIdentifier)
        let regions = [language.region, common.region].map { $0.map { "\(base)_\($0.identifier)" } ?? base }
        return [regions[0], base, regions[1]].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static var context: OpaquePointer? { webkit_web_context_get_default() }

    /// Returns whether there is a dictionary of this name.
    private static func load(_ name: String) -> Bool {
        set([name])
        return webkit_web_context_get_spell_checking_languages(context) != nil
    }

    private static func set(_ languages: [String]) {
        let texts = languages.map { strdup($0) }
        defer { texts.forEach { free($0) } }
        var list = texts.map { UnsafePointer($0) } + [nil]
        webkit_web_context_set_spell_checking_languages(context, &list)
    }
}
