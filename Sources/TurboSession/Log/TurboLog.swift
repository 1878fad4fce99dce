import Foundation
internal import OSLog
import TurboCore

/// The log of the library. It keeps the latest entries, and passes each one to a sink.
@preconcurrency @MainActor
public final class TurboLog {
    /// The app's log. All sessions and navigators write to it.
    public static let shared = TurboLog()

    /// The latest entries, oldest first; at most ``capacity``.
    public private(set) var entries: [TurboLogEntry] = []

    /// The number of entries that are kept. The default is 500.
    public var capacity = 500

    /// Whether messages contain whole URLs. The default is false: fragments, the values of queries, user names and
    /// passwords are left out, because they may be secrets.
    public var showsWholeURLs = false

    /// Receives each entry as it is logged. Set nil to write nothing.
    ///
    /// The default on Linux writes warnings and errors to standard error. The environment variable `TURBO_LOG` sets
    /// another level (`debug`, `info`, `warning` or `error`). On Apple's systems it is ``writeToSystemLog(_:)``.
    public var sink: (@MainActor (TurboLogEntry) -> Void)? = TurboLog.defaultSink

    // A phone shows standard error to nobody.
    #if canImport(Darwin)
        private static let defaultSink = writeToSystemLog
    #else
        private static let defaultSink = writeToStandardError
    #endif

    /// Whether ``writeToStandardError(_:)`` writes entries of all levels, as in turbo-ios. False by default.
    public static var debugLoggingEnabled = false

    /// Whether the entries of components are written to standard error at any level. False by default.
    package var writesComponents = false

    /// The length limit of a message, in Unicode scalars. URLs in it are of any length, and the log keeps many entries.
    static let longestMessage = 2_000

    package func log(_ level: TurboLogEntry.Level, _ source: String, _ kind: TurboLogEntry.Kind) {
        let message = LogText.escaped(kind.sentence)
        let text = showsWholeURLs ? message : LogText.withoutSecrets(message)
        let entry = TurboLogEntry(
            date: Date(), level: level, source: source,
            message: String(text.unicodeScalars.prefix(Self.longestMessage)), kind: kind)
        entries.append(entry)
        if entries.count > capacity { entries.removeFirst(entries.count - capacity) }
        sink?(entry)
    }

    /// Read from the environment with the first entry, so that an invalid value is reported once.
    private static let minimumLevel: TurboLogEntry.Level = {
        let environment = LogEnvironment(ProcessInfo.processInfo.environment["TURBO_LOG"])
        if let warning = environment.warning { write(warning) }
        return environment.level
    }()

    /// Writes an entry to the system's log, in the subsystem of the app's identifier and the category of the entry's
    /// `source`. Messages with whole URLs are private: the system shows them only while a debugger is
    /// attached.
    public static func writeToSystemLog(_ entry: TurboLogEntry) {
        let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "turbo-navigator", category: entry.source)
        let level: OSLogType =
            switch entry.level {
            case .debug: .debug
            case .info: .info
            case .warning: .default
            case .error: .error
            }
        guard !shared.showsWholeURLs else { return logger.log(level: level, "\(entry.message, privacy: .private)") }
        logger.log(level: level, "\(entry.message, privacy: .public)")
    }

    /// Writes an entry to standard error, if its level is high enough. This is the default ``sink`` on Linux.
    public static func writeToStandardError(_ entry: TurboLogEntry) {
        let isWanted = debugLoggingEnabled || shared.writesComponents && entry.source == "components"
        guard isWanted || entry.level >= minimumLevel else { return }
        write("Turbo \(entry.level.rawValue), \(entry.source): \(entry.message)")
    }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// The minimum level that is written, from the environment variable `TURBO_LOG`.
struct LogEnvironment {
    /// The minimum level that is written; warnings by default.
    let level: TurboLogEntry.Level
    /// A message about a value that isn't a level; nil for a level, and if the variable isn't set.
    let warning: String?

    private static let levels: [TurboLogEntry.Level] = [.debug, .info, .warning, .error]

    /// - Parameter word: the value of the variable. Case is ignored. An empty value counts as not set.
    init(_ word: String?) {
        let word = word ?? ""
        let named = TurboLogEntry.Level(rawValue: word.lowercased())
        level = named ?? .warning
        // Without this warning, a misspelled level would look as if nothing had been logged.
        warning =
            named == nil && !word.isEmpty
            ? "TURBO_LOG=\(word) isn't one of \(Self.levels.map(\.rawValue).joined(separator: ", ")): "
                + "only warnings and errors are logged"
            : nil
    }
}
