import Foundation

extension PathConfiguration {
    /// What the rules say about a URL: the keys of all rules that match its path, later ones over earlier ones.
    public func properties(for url: URL) -> PathProperties {
        properties(for: PathText(url, matchesQuery: matchQueryStrings))
    }

    /// What the rules say about a path.
    ///
    /// - Parameter path: decoded; with `?` and a query or without.
    public func properties(for path: String) -> PathProperties {
        properties(for: PathText(path, matchesQuery: matchQueryStrings))
    }

    /// Short for `properties(for:)`.
    public subscript(url: URL) -> PathProperties { properties(for: url) }

    /// Short for `properties(for:)`.
    public subscript(path: String) -> PathProperties { properties(for: path) }

    /// How the properties of a URL come about: which rules match, by which patterns.
    public func match(_ url: URL) -> PathMatch {
        match(PathText(url, matchesQuery: matchQueryStrings))
    }

    private func properties(for text: PathText) -> PathProperties {
        state.withLock { $0.remembered(text) } ?? match(text).properties
    }

    private func match(_ text: PathText) -> PathMatch {
        let (matcher, version) = state.withLock { ($0.matcher, $0.documentVersion) }
        let match = matcher.match(text)
        state.withLock { state in
            guard state.documentVersion == version else { return }
            state.remember(match, for: text)
        }
        return match
    }
}
