import Foundation

extension PathConfiguration {
    /// Reloads all sources: data and files before this method returns, servers in the background.
    ///
    /// The current rules stay in use until a source has been loaded; the results of an older reload are dropped.
    public func reload() {
        let (outdated, sources, generation) = state.withLock { state in
            (state.beginReload(), state.sources, state.generation)
        }
        outdated.forEach { $0.cancel() }
        for (index, source) in sources.enumerated() {
            loadNow(source, at: index, generation: generation)
            if case .server(let url) = source { loadCopy(of: url, at: index, generation: generation) }
        }
        for case (let index, .server(let url)) in sources.enumerated() {
            startFetching(url, at: index, generation: generation)
        }
        publish(generation)
    }

    /// Requests the servers again that could not be loaded in the last reload. Everything else stays as it is.
    package func fetchMissing() {
        let (missing, generation) = state.withLock { state in (state.drainMissing(), state.generation) }
        for server in missing { startFetching(server.url, at: server.index, generation: generation) }
        if !missing.isEmpty { publish(generation) }
    }

    /// Whether ``fetchMissing()`` would request a server.
    package var isMissingServers: Bool { state.withLock { !$0.failedServers.isEmpty } }

    private func loadNow(_ source: Source, at index: Int, generation: Int) {
        do {
            guard let data = try loader.readNow(source) else { return }
            let document = try PathConfigurationDocument(data, source: source)
            finish(.success(document), of: source, at: index, generation: generation)
        } catch {
            finish(.failure(error), of: source, at: index, generation: generation)
        }
    }

    /// Uses the last valid response of a server until it responds. A copy that can't be read is removed.
    private func loadCopy(of url: URL, at index: Int, generation: Int) {
        guard let copies else { return }
        do {
            guard let data = try copies.read(url) else { return }
            let document = try PathConfigurationDocument(data, source: .server(url))
            finish(.success(document), of: .server(url), at: index, generation: generation, isCopy: true)
        } catch {
            copies.remove(url)
        }
    }

    /// Requests a server in the background, unless a later source is in use, so that its response would change nothing.
    private func startFetching(_ url: URL, at index: Int, generation: Int) {
        state.withLock { state in
            guard state.generation == generation, state.needsServer(at: index) else { return }
            state.loadState.pendingServers += 1
            let (loader, copies) = (loader, copies)
            state.tasks.append(
                Task { [weak self] in
                    let result = await Self.fetch(url, with: loader, copies)
                    self?.finish(result, of: .server(url), at: index, generation: generation)
                    self?.publish(generation)
                })
        }
    }

    /// Requests a server, and stores a copy of its response if it is a path configuration.
    private static func fetch(
        _ url: URL, with loader: SourceLoader, _ copies: DiskCopies?
    ) async -> Result<PathConfigurationDocument, any Error> {
        do {
            let data = try await loader.fetch(url)
            let document = try PathConfigurationDocument(data, source: .server(url))
            guard !Task.isCancelled else { throw CancellationError() }
            // Done here because this is the background, where no page waits for it.
            document.prepare()
            return .success(document.notingCopy(of: data, at: url, in: copies))
        } catch {
            return .failure(error)
        }
    }

    private func finish(
        _ result: Result<PathConfigurationDocument, any Error>, of source: Source, at index: Int, generation: Int,
        isCopy: Bool = false
    ) {
        let isUpdated = state.withLock { state in
            state.finish(result, of: source, at: index, generation: generation, isCopy: isCopy)
        }
        guard isUpdated else { return }
        Task { @MainActor [weak self] in
            self?.delegate?.pathConfigurationDidUpdate()
        }
    }

    /// Sends the load state to the observers.
    private func publish(_ generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            state.observers.values.forEach { $0.yield(state.loadState) }
        }
    }
}

extension PathConfigurationDocument {
    /// Writes the copy of a server's response. If that fails, a diagnostic reports it.
    fileprivate func notingCopy(of data: Data, at url: URL, in copies: DiskCopies?) -> PathConfigurationDocument {
        guard let copies else { return self }
        do {
            try copies.write(data, for: url)
            return self
        } catch {
            let note = PathConfigurationDiagnostic(
                severity: .note,
                message:
                    "The response couldn't be saved in \(copies.folder.path) for the next launch, so make sure that "
                    + "the folder is writable and its disk isn't full: \(error.localizedDescription)",
                source: .server(url))
            return PathConfigurationDocument(rules: rules, settings: settings, diagnostics: diagnostics + [note])
        }
    }
}
