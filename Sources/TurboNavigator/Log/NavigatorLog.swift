import Turbo

/// Logs an event of the navigator.
@MainActor
func logNavigation(_ level: TurboEvent.Level, _ message: String) {
    logNavigation(level, .text(message))
}

@MainActor
func logNavigation(_ level: TurboEvent.Level, _ kind: TurboEvent.Kind) {
    TurboLog.shared.log(level, "navigator", kind)
}
