import Turbo

/// Records an event of the navigator in the log.
@MainActor
func logNavigation(_ level: TurboEvent.Level, _ message: String) {
    TurboLog.shared.record(level, "navigator", message)
}
