import Foundation

/// An entry of the log, which explains what the library did and why.
public struct TurboLogEntry: Sendable {
    /// The severity of an entry, from `debug` to `error`.
    public enum Level: String, Sendable, Comparable {
        /// Details of a visit, for developers.
        case debug
        /// A decision and its reason.
        case info
        /// Something was corrected or ignored, such as a rule of the path configuration or a message of the page.
        case warning
        /// The user sees an error, or the app has a mistake that has to be fixed.
        case error

        private var rank: Int {
            switch self {
            case .debug: 0
            case .info: 1
            case .warning: 2
            case .error: 3
            }
        }

        public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
    }

    /// The time of the entry.
    public let date: Date
    /// The severity. By default, only warnings and errors are written.
    public let level: Level
    /// The part of the library that logged the entry, such as "session", "bridge", "navigator" or "downloads".
    public let source: String
    /// The text, in one line. Control characters and line breaks in text from a page are escaped, such as `\n`.
    public let message: String
    package let kind: Kind

    package init(date: Date, level: Level, source: String, message: String, kind: Kind) {
        self.date = date
        self.level = level
        self.source = source
        self.message = message
        self.kind = kind
    }
}
