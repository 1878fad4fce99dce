import Foundation
import TurboNavigator

/// Sets the sink of the library's entries: warnings and errors go to standard error. With debug logging, all entries go
/// to the app's own log, or to standard error if there is none.
@MainActor
enum HotwireLog {
    static func update(_ config: HotwireConfig) {
        guard config.debugLoggingEnabled else {
            TurboLog.shared.sink = TurboLog.writeToStandardError
            return
        }
        let logger = config.log ?? StandardErrorLogger()
        TurboLog.shared.sink = { entry in
            logger.log(
                message: "[\(entry.source)] \(entry.message)", level: LogLevel(entry.level), file: #fileID,
                function: #function, line: #line)
        }
    }

    private struct StandardErrorLogger: Logger {
        func log(message: String, level: LogLevel, file: String, function: String, line: UInt) {
            FileHandle.standardError.write(Data("Hotwire \(level): \(message)\n".utf8))
        }
    }
}

extension LogLevel {
    init(_ level: TurboLogEntry.Level) {
        switch level {
        case .debug: self = .debug
        case .info: self = .info
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}
