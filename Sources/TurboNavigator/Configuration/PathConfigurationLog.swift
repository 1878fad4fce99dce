import TurboSession

/// Logs the states of a path configuration: the active source, and problems with all sources.
@MainActor
enum PathConfigurationLog {
    /// Logs a configuration's states until the returned task is cancelled.
    static func observe(_ configuration: PathConfiguration) -> Task<Void, Never> {
        Task {
            var known: Set<PathConfigurationDiagnostic> = []
            for await state in configuration.loadStates {
                if let source = state.activeSource { log(.info, "\(source) is active") }
                for diagnostic in configuration.diagnostics + state.failures where known.insert(diagnostic).inserted {
                    log(level(of: diagnostic), .configurationProblem(diagnostic))
                }
            }
        }
    }

    private static func level(of diagnostic: PathConfigurationDiagnostic) -> TurboLogEntry.Level {
        switch diagnostic.severity {
        case .error, .warning: .warning
        case .note: .info
        }
    }

    private static func log(_ level: TurboLogEntry.Level, _ kind: TurboLogEntry.Kind) {
        TurboLog.shared.log(level, "path configuration", kind)
    }
}
