import Foundation
import TurboNavigator

/// Where the events of the library go: warnings and errors to standard error, all of them to the app's own log.
@MainActor
enum HotwireLog {
    static func update(_ config: HotwireConfig) {
        guard config.debugLoggingEnabled else {
            TurboLog.shared.sink = TurboLog.writeToStandardError
            return
        }
        let logger = config.log ?? StandardErrorLogger()
        TurboLog.shared.sink = { event in
            logger.log(
                message: "[\(event.source)] \(event.message)", level: LogLevel(event.level), file: #fileID,
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
    init(_ level: TurboEvent.Level) {
        switch level {
        case .debug: self = .debug
        case .info: self = .info
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}
