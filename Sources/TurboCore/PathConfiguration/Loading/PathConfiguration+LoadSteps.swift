import Foundation

extension PathConfiguration.State {
    /// Forgets the outcome of the last reload, but not the rules that it brought.
    ///
    /// - Returns: the tasks of the last reload, to be cancelled.
    mutating func beginReload() -> [Task<Void, Never>] {
        defer { tasks = [] }
        generation += 1
        activeIndex = nil
        loadState.failures = []
        loadState.pendingServers = 0
        return tasks
    }

    /// Puts what a source says in use, or keeps the reason why it cannot be.
    ///
    /// - Returns: whether the rules in use have been replaced.
    mutating func finish(
        _ result: Result<PathConfigurationDocument, any Error>, of source: PathConfiguration.Source, at index: Int,
        generation: Int
    ) -> Bool {
        guard generation == self.generation else { return false }
        if case .server = source { loadState.pendingServers -= 1 }
        switch result {
        case .failure(let error):
            loadState.failures.append(Self.diagnostic(error, source: source))
            return false
        case .success(let document):
            guard index > activeIndex ?? -1 else { return false }
            activeIndex = index
            loadState.activeSource = source
            loadState.activeSince = Date()
            use(document)
            return true
        }
    }

    private static func diagnostic(
        _ error: any Error, source: PathConfiguration.Source
    ) -> PathConfigurationDiagnostic {
        if let diagnostic = error as? PathConfigurationDiagnostic { return diagnostic }
        return PathConfigurationDiagnostic(
            severity: .error, code: .notLoaded, message: sentence(for: error, source), source: source)
    }

    private static func sentence(for error: any Error, _ source: PathConfiguration.Source) -> String {
        if let error = error as? PathConfigurationLoadError { return error.localizedDescription }
        guard case .server(let url) = source else { return error.localizedDescription }
        return VisitFailure(error, url: url).developerMessage
    }
}
