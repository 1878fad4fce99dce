import TurboSession

/// Logs an entry of the navigator.
@MainActor
func logNavigation(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
    TurboLog.shared.log(level, "navigator", kind)
}
