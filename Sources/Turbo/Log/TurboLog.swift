import Foundation
import TurboCore

/// The event log of the library: the last events to read, and a sink to send them elsewhere.
@preconcurrency @MainActor
public final class TurboLog {
    /// The one log of the app, which all sessions and navigators write to.
    public static let shared = TurboLog()

    /// The latest events, oldest first; at most ``capacity``.
    public private(set) var events: [TurboEvent] = []

    /// How many events are kept. The default is 500.
    public var capacity = 500

    /// Whether messages have the whole URLs of pages. False by default: the values of queries and the fragments are left
    /// out, since they may be secrets. Names and passwords too.
    public var showsWholeURLs = false

    /// Receives each event as it happens. The default writes to standard error: warnings and errors, or what the
    /// environment variable `TURBO_LOG` asks for (`debug`, `info`, `warning` or `error`). nil is silence.
    public var sink: (@MainActor (TurboEvent) -> Void)? = TurboLog.writeToStandardError

    /// Unicode scalars of a message: a page chooses its URLs, and the log keeps many events.
    static let longestMessage = 2_000

    package func record(_ level: TurboEvent.Level, _ source: String, _ message: String) {
        record(level, source, .note(message))
    }

    package func record(_ level: TurboEvent.Level, _ source: String, _ kind: TurboEvent.Kind) {
        let message = LogText.escaped(kind.sentence)
        let text = showsWholeURLs ? message : LogText.withoutSecrets(message)
        let event = TurboEvent(
            date: Date(), level: level, source: source,
            message: String(text.unicodeScalars.prefix(Self.longestMessage)), kind: kind)
        events.append(event)
        if events.count > capacity { events.removeFirst(events.count - capacity) }
        sink?(event)
    }

    /// Found with the first event, and so a complaint about the environment is made once.
    private static let leastLevel: TurboEvent.Level = {
        let wish = LogWish(ProcessInfo.processInfo.environment["TURBO_LOG"])
        if let complaint = wish.complaint { write(complaint) }
        return wish.level
    }()

    /// The default sink.
    public static func writeToStandardError(_ event: TurboEvent) {
        guard event.level >= leastLevel else { return }
        write("Turbo \(event.level.rawValue), \(event.source): \(event.message)")
    }

    private static func write(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
