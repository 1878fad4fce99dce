import Foundation

extension PathConfiguration {
    /// Loads all sources again: data and files before this returns, servers in the background.
    ///
    /// The rules in use stay until a source has been loaded; what an older reload still brings is dropped.
    public func reload() {
        let (outdated, sources, generation) = state.withLock { state in
            (state.beginReload(), state.sources, state.generation)
        }
        outdated.forEach { $0.cancel() }
        for (index, source) in sources.enumerated() {
            loadNow(source, at: index, generation: generation)
        }
        for case (let index, .server(let url)) in sources.enumerated() {
            startFetching(url, at: index, generation: generation)
        }
        publish(generation)
    }

    private func loadNow(_ source: Source, at index: Int, generation: Int) {
        do {
            guard let data = try loader.readNow(source) else { return }
            let document = try PathConfigurationDocument(data, source: source)
            finish(.success(document), of: source, at: index, generation: generation)
        } catch {
            finish(.failure(error), of: source, at: index, generation: generation)
        }
    }

    /// A server before the source in use could change nothing, so it is not asked.
    private func startFetching(_ url: URL, at index: Int, generation: Int) {
        state.withLock { state in
            guard state.generation == generation, index > state.activeIndex ?? -1 else { return }
            state.loadState.pendingServers += 1
            let loader = loader
            state.tasks.append(
                Task { [weak self] in
                    let result = await Self.fetch(url, with: loader)
                    self?.finish(result, of: .server(url), at: index, generation: generation)
                    self?.publish(generation)
                })
        }
    }

    private static func fetch(_ url: URL, with loader: SourceLoader) async -> Result<
        PathConfigurationDocument, any Error
    > {
        do {
            return .success(try PathConfigurationDocument(try await loader.fetch(url), source: .server(url)))
        } catch {
            return .failure(error)
        }
    }

    private func finish(
        _ result: Result<PathConfigurationDocument, any Error>, of source: Source, at index: Int, generation: Int
    ) {
        let isUpdated = state.withLock { state in
            state.finish(result, of: source, at: index, generation: generation)
        }
        guard isUpdated else { return }
        Task { @MainActor [weak self] in
            self?.delegate?.pathConfigurationDidUpdate()
        }
    }

    /// Tells the observers the load state.
    private func publish(_ generation: Int) {
        state.withLock { state in
            guard state.generation == generation else { return }
            state.observers.values.forEach { $0.yield(state.loadState) }
        }
    }
}
