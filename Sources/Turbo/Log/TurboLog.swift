import Foundation

/// The event log of the library: the last events to read, and a sink to send them elsewhere.
@preconcurrency @MainActor
public final class TurboLog {
    public static let shared = TurboLog()

    /// The latest events, oldest first; at most ``capacity``.
    public private(set) var events: [TurboEvent] = []

    /// How many events are kept. The default is 500.
    public var capacity = 500

    /// Receives each event as it happens. The default writes warnings and errors to standard error; nil is silence.
    public var sink: (@MainActor (TurboEvent) -> Void)? = TurboLog.writeToStandardError

    /// Unicode scalars of a message: a page chooses its URLs, and the log keeps many events.
    static let longestMessage = 2_000

    package func record(_ level: TurboEvent.Level, _ source: String, _ message: String) {
        let event = TurboEvent(
            date: Date(), level: level, source: source,
            message: String(message.unicodeScalars.prefix(Self.longestMessage)))
        events.append(event)
        if events.count > capacity { events.removeFirst(events.count - capacity) }
        sink?(event)
    }

    /// The default sink.
    public static func writeToStandardError(_ event: TurboEvent) {
        guard event.level >= .warning else { return }
        FileHandle.standardError.write(Data("Turbo \(event.level.rawValue), \(event.source): \(event.message)\n".utf8))
    }
}
