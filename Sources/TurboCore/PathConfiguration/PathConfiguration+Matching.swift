import Foundation

extension PathConfiguration {
    /// Returns the properties of a URL, merged from all rules that match its path. Later rules take precedence.
    public func properties(for url: URL) -> PathProperties {
        let address = url.absoluteString
        if let known = state.withLock({ $0.memo[.url(address)] }) { return known }
        let search = state.withLock(\.search)
        return match(search.text(of: url), by: search, .url(address)).properties
    }

    /// Returns the properties of a path.
    ///
    /// - Parameter path: the decoded path, optionally with `?` and a query.
    public func properties(for path: String) -> PathProperties {
        if let known = state.withLock({ $0.memo[.path(path)] }) { return known }
        let search = state.withLock(\.search)
        return match(PathText(path, matchesQuery: search.matchesQuery), by: search, .path(path)).properties
    }

    /// The properties of a URL. Short for `properties(for:)`.
    public subscript(url: URL) -> PathProperties { properties(for: url) }

    /// The properties of a path. Short for `properties(for:)`.
    public subscript(path: String) -> PathProperties { properties(for: path) }

    /// Returns the properties of a URL with the rules and patterns that matched.
    public func match(_ url: URL) -> PathMatch {
        let search = state.withLock(\.search)
        return match(search.text(of: url), by: search, nil)
    }

    private func match(_ text: PathText, by search: State.Search, _ address: PathCache.Address?) -> PathMatch {
        let match = search.matcher.match(text)
        state.withLock { $0.remember(match, of: search, for: text, address) }
        return match
    }
}

extension PathConfiguration.State.Search {
    fileprivate func text(of url: URL) -> PathText {
        let library = matcher.library
        guard library.keepsEmptyParts, let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            return PathText(url, matchesQuery: matchesQuery)
        }
        let query = components.percentEncodedQuery.map { "?" + $0 } ?? ""
        return PathText(address: components.percentEncodedPath + query, library, matchesQuery: matchesQuery)
    }
}
