import Foundation

extension PathConfiguration.State {
    /// Discards the results of the last reload, but keeps its rules in use.
    ///
    /// - Returns: the tasks of the last reload, which the caller cancels.
    mutating func beginReload() -> [Task<Void, Never>] {
        defer { tasks = [] }
        generation += 1
        // Merged documents stay in use until there are newer ones.
        if !mergesSources { loaded = [:] }
        loadState.failures = []
        loadState.pendingServers = 0
        failedServers = []
        return tasks
    }

    /// Whether the response of a server could change the rules in use.
    func needsServer(at index: Int) -> Bool {
        mergesSources || index >= loaded.keys.max() ?? 0
    }

    /// Removes and returns the failed servers whose response could change the rules in use, to request them again. Also
    /// removes their failures.
    mutating func drainMissing() -> [(index: Int, url: URL)] {
        let missing = failedServers.sorted().compactMap { index -> (index: Int, url: URL)? in
            guard needsServer(at: index), case .server(let url) = sources[index] else { return nil }
            return (index, url)
        }
        failedServers.subtract(missing.map(\.index))
        loadState.failures.removeAll { failure in missing.contains { failure.source == .server($0.url) } }
        return missing
    }

    /// Uses the rules of a source, or stores the reason why they can't be used.
    ///
    /// - Parameter isCopy: whether this is the stored copy of a server's response.
    /// - Returns: whether the rules in use have been replaced.
    mutating func finish(
        _ result: Result<PathConfigurationDocument, any Error>, of source: PathConfiguration.Source, at index: Int,
        generation: Int, isCopy: Bool = false
    ) -> Bool {
        guard generation == self.generation else { return false }
        if case .server = source, !isCopy { loadState.pendingServers -= 1 }
        switch result {
        case .failure(let error):
            addDiagnostic(error, of: source)
            if case .server = source { failedServers.insert(index) }
            return false
        case .success(let document):
            guard mergesSources || index >= loaded.keys.max() ?? 0 else { return false }
            loaded[index] = Loaded(document: document, isCopy: isCopy)
            useLoaded()
            return true
        }
    }

    mutating func addDiagnostic(_ error: any Error, of source: PathConfiguration.Source) {
        loadState.failures.append(Self.diagnostic(error, source: source))
    }

    private mutating func useLoaded() {
        let places = mergesSources ? loaded.keys.sorted() : loaded.keys.max().map { [$0] } ?? []
        guard let last = places.last, let top = loaded[last] else { return }
        loadState.activeSources = places.map { sources[$0] }
        loadState.activeSource = sources[last]
        loadState.activeSince = Date()
        loadState.isCopy = top.isCopy
        let documents = places.compactMap { loaded[$0]?.document }
        use(documents.count == 1 ? top.document : PathConfigurationDocument(merging: documents))
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
