/// The severity of a log entry.
public enum LogLevel: Sendable {
    case debug
    case info
    case warning
    case error
}

/// The app's own log: `Hotwire.config.log`.
public protocol Logger {
    /// Logs one entry.
    ///
    /// - Parameters:
    ///   - message: a sentence. Entries of the library start with its part in brackets: "[session] …".
    ///   - level: the severity.
    ///   - file: the file that logged it. Entries of the library all have the same one.
    ///   - function: the function that logged it.
    ///   - line: the line of the file, from 1.
    func log(message: String, level: LogLevel, file: String, function: String, line: UInt)
}

extension Logger {
    /// Logs a message of level `debug`. File, function and line are those of the caller by default.
    public func debug(_ message: String, file: String = #file, function: String = #function, line: UInt = #line) {
        log(message: message, level: .debug, file: file, function: function, line: line)
    }

    /// Logs a message of level `info`. File, function and line are those of the caller by default.
    public func info(_ message: String, file: String = #file, function: String = #function, line: UInt = #line) {
        log(message: message, level: .info, file: file, function: function, line: line)
    }

    /// Logs a message of level `warning`. File, function and line are those of the caller by default.
    public func warning(_ message: String, file: String = #file, function: String = #function, line: UInt = #line) {
        log(message: message, level: .warning, file: file, function: function, line: line)
    }

    /// Logs a message of level `error`. File, function and line are those of the caller by default.
    public func error(_ message: String, file: String = #file, function: String = #function, line: UInt = #line) {
        log(message: message, level: .error, file: file, function: function, line: line)
    }
}
