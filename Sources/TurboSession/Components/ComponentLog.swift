/// Logs an entry of the bridge components.
@MainActor
func logComponents(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
    TurboLog.shared.log(level, "components", kind)
}
