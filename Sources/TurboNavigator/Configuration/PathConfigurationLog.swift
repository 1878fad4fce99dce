import Turbo

/// Tells the log what became of the sources of a path configuration: which one is active, and what is wrong with them.
@MainActor
enum PathConfigurationLog {
    /// Follows a configuration until the task is cancelled.
    static func follow(_ configuration: PathConfiguration) -> Task<Void, Never> {
        Task {
            var known: Set<PathConfigurationDiagnostic> = []
            for await state in configuration.loadStates {
                if let source = state.activeSource { record(.info, .note("\(source) is active")) }
                for diagnostic in configuration.diagnostics + state.failures where known.insert(diagnostic).inserted {
                    record(level(of: diagnostic), .configurationProblem(diagnostic))
                }
            }
        }
    }

    private static func level(of diagnostic: PathConfigurationDiagnostic) -> TurboEvent.Level {
        switch diagnostic.severity {
        case .error, .warning: .warning
        case .note: .info
        }
    }

    private static func record(_ level: TurboEvent.Level, _ kind: TurboEvent.Kind) {
        TurboLog.shared.record(level, "path configuration", kind)
    }
}
