internal import CGTK
internal import LocalizedText

/// The user's languages, from the environment variables that GNU gettext reads. Foundation on Linux ignores them.
struct UserLocale: Equatable {
    /// Codes such as `de-AT`; empty if the environment chooses none.
    let languages: [String]

    init(_ environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        // As for gettext, `LANGUAGE` doesn't count in these.
        guard !["C", "POSIX"].contains(locale) else {
            languages = []
            return
        }
        let list = environment["LANGUAGE"].flatMap { $0.isEmpty ? nil : $0 }
        languages = (list ?? locale).split(separator: ":").compactMap { Self.code(of: $0) }
    }

    /// Returns the code of a locale such as `de_AT.UTF-8@euro`; nil for one without a language.
    private static func code(of locale: Substring) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !["", "C", "POSIX"].contains(name), name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) })
        else { return nil }
        return String(name).replacing("_", with: "-")
    }

    /// Whether the first language is written from right to left.
    var isRightToLeft: Bool {
        languages.first.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }

    /// Sets the languages of the process's texts. Call before GTK starts.
    ///
    /// NB: GTK translates only into the language of a locale that is installed. Many systems have just a few, a
    /// container none. GTK then gets the languages without their locale.
    static func use() {
        let user = UserLocale(ProcessInfo.processInfo.environment)
        let folders = AppResources.folders(ofModule: AppResources.module)
        UserLanguages.current = UserLanguages(
            user.languages.isEmpty ? Bundle.main.preferredLocalizations : user.languages, folders: folders)
        guard !user.languages.isEmpty, setlocale(LC_ALL, "") == nil, setlocale(LC_ALL, "C.UTF-8") != nil else { return }
        setenv("LANGUAGE", user.languages.map { $0.replacing("-", with: "_") }.joined(separator: ":"), 1)
        gtk_disable_setlocale()
    }

    /// Mirrors GTK's widgets for a language that is written from right to left. GTK itself does so only if it is
    /// translated into the language. Call after GTK has started.
    static func mirror() {
        guard UserLocale(ProcessInfo.processInfo.environment).isRightToLeft else { return }
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    }
}
