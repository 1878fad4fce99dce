import Foundation

/// One thing that happened, for whoever wants to know why the app did what it did.
public struct TurboEvent: Sendable {
    /// How much an event matters, from `debug` to `error`.
    public enum Level: String, Sendable, Comparable {
        /// What a developer follows a visit with.
        case debug
        /// A decision and its reason.
        case info
        /// Something was put right or left out: a rule of the path configuration, a message of the page.
        case warning
        /// The user sees an error.
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

    /// When it happened.
    public let date: Date
    /// How much it matters. The default sink writes warnings and errors alone.
    public let level: Level
    /// The part of the library that logs the event: "session", "bridge", "navigator", "path configuration".
    public let source: String
    /// A sentence in one line. Control characters and line breaks of a page's text are escapes in it, such as `\n`.
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
