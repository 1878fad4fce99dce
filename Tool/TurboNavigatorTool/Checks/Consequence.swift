import TurboCore

/// The consequence of a mistake in a file for an app that reads it.
enum Consequence: Sendable, Equatable {
    /// The app reads nothing of the file.
    case losesFile
    /// The app crashes at a moment that completes the sentence "The app crashes …".
    case stopsApp(String)
    /// A smaller consequence: its severity and a sentence.
    case other(Check.Severity, String)
    /// The library accepts it, or doesn't read this part of the file.
    case none

    var severity: Check.Severity {
        switch self {
        case .losesFile, .stopsApp: .error
        case .other(let severity, _): severity
        case .none: .note
        }
    }

    var sentence: String {
        switch self {
        case .losesFile: "The app ignores the whole file."
        case .stopsApp(let moment): "The app crashes \(moment)."
        case .other(_, let sentence): sentence
        case .none: ""
        }
    }

    /// An unknown value replaces that of an earlier rule, and then counts as absent.
    static let meansDefault = Consequence.other(
        .warning, "The default applies, even if an earlier rule sets another value.")
    static let hasNoEffect = Consequence.other(.warning, "The rule has no effect.")
    static let isOnlyOurLimit = Consequence.other(.note, "Only Turbo Navigator has this limit.")
}
