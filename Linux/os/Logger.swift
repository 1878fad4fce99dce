import Foundation

/// Writes messages to the system's log, over GLib's. GLib writes to the journal if the desktop started the app,
/// otherwise to standard error. Messages of the levels debug and info are written only if the environment variable
/// `G_MESSAGES_DEBUG` contains the subsystem, or is `all`.
public struct Logger: Sendable {
    private let log: OSLog

    /// - Parameters:
    ///   - subsystem: the identifier of the app or of a part of it, such as "com.example.shop". GLib's log domain.
    ///   - category: the part of the subsystem. It precedes each message, in brackets.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to a log. One for ``OSLog/disabled`` writes nothing.
    public init(_ logObj: OSLog) {
        log = logObj
    }

    /// Creates a logger for the default log, without subsystem and category.
    public init() {
        log = .default
    }

    /// Writes a message with the level `default`.
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a message with a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Writes a message with the level `debug`.
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message with the level `debug`.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message with the level `info`.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Writes a message with the level `default`.
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a message with the level `error`.
    public func warning(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes a message with the level `error`.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes a message with the level `fault`.
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Writes a message with the level `fault`.
    public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}
