import Foundation

extension PathConfiguration {
    /// The properties of a URL: the keys of all rules that match its path, where later rules win.
    public func properties(for url: URL) -> PathProperties {
        let address = url.absoluteString
        if let known = state.withLock({ $0.memo.properties(for: address, .url) }) { return known }
        return match(text(of: url), (address, .url)).properties
    }

    /// The properties of a path.
    ///
    /// - Parameter path: decoded; with `?` and a query or without.
    public func properties(for path: String) -> PathProperties {
        if let known = state.withLock({ $0.memo.properties(for: path, .path) }) { return known }
        return match(PathText(path, matchesQuery: matchQueryStrings), (path, .path)).properties
    }

    /// Short for `properties(for:)`.
    public subscript(url: URL) -> PathProperties { properties(for: url) }

    /// Short for `properties(for:)`.
    public subscript(path: String) -> PathProperties { properties(for: path) }

    /// How the properties of a URL come about: which rules match, by which patterns.
    public func match(_ url: URL) -> PathMatch {
        match(text(of: url), nil)
    }

    private func text(of url: URL) -> PathText {
        let (dialect, matchesQuery) = state.withLock { ($0.dialect, $0.matchQueryStrings) }
        guard dialect.keepsPathAsWritten, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return PathText(url, matchesQuery: matchesQuery)
        }
        let query = components.percentEncodedQuery.map { "?" + $0 } ?? ""
        return PathText(address: components.percentEncodedPath + query, dialect, matchesQuery: matchesQuery)
    }

    private func match(_ text: PathText, _ address: (String, PathMemo.Kind)?) -> PathMatch {
        let (matcher, version) = state.withLock { ($0.matcher, $0.documentVersion) }
        let match = matcher.matchAgainIfSlow(text)
        state.withLock { state in
            guard state.documentVersion == version else { return }
            state.remember(match, for: text, address)
        }
        return match
    }
}
