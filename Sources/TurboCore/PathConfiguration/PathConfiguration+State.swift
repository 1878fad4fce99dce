extension PathConfiguration {
    /// All mutable state, behind one lock.
    struct State {
        var sources: [Source]
        var matchQueryStrings = false {
            didSet { invalidateResults() }
        }
        var library = ConfigurationLibrary.turboNavigator {
            didSet { invalidateResults() }
        }
        weak var delegate: (any PathConfigurationDelegate)?
        private(set) var document = PathConfigurationDocument()
        /// The number of changes that affect results: the results of a search that began before a change are dropped.
        private var version = 0
        var loadState = LoadState()
        /// The number of reloads: the results of an older one are dropped.
        var generation = 0
        let mergesSources: Bool
        /// The documents that this reload has loaded so far, by the index in `sources`.
        var loaded: [Int: Loaded] = [:]
        var tasks: [Task<Void, Never>] = []
        /// The indices in `sources` of the servers that the last reload could not load.
        var failedServers: Set<Int> = []
        var observers: [Int: AsyncStream<LoadState>.Continuation] = [:]
        var lastObserver = 0

        private(set) var setAside: Set<String> = []
        private(set) var matchDiagnostics: [PathConfigurationDiagnostic] = []
        private(set) var memo = PathCache()

        init(sources: [Source], mergesSources: Bool = false) {
            self.sources = sources
            self.mergesSources = mergesSources
        }

        /// The document of a source, from the source itself or from its copy on disk.
        struct Loaded {
            let document: PathConfigurationDocument
            let isCopy: Bool
        }

        /// A consistent copy of what one search needs.
        struct Search {
            let matcher: PathMatcher
            let matchesQuery: Bool
            fileprivate let version: Int
        }

        /// Returns the values for a search outside the lock.
        var search: Search {
            var matcher = document.matcher
            matcher.setAside = setAside
            matcher.library = library
            return Search(matcher: matcher, matchesQuery: matchQueryStrings, version: version)
        }

        /// Replaces the rules, and discards the cached results of the old ones.
        mutating func use(_ document: PathConfigurationDocument) {
            self.document = document
            invalidateResults()
            setAside = []
            matchDiagnostics = []
        }

        private mutating func invalidateResults() {
            version += 1
            memo.forgetAll()
        }

        /// Stores the outcome of a search. An unfinished one isn't stored; its slow patterns are skipped from then on.
        ///
        /// - Parameter address: the address that was searched; nil to not remember it.
        mutating func remember(
            _ match: PathMatch, of search: Search, for text: PathText, _ address: PathCache.Address?
        ) {
            guard search.version == version else { return }
            if text.isTooLong { return noteLongPath() }
            for overrun in match.overruns { disableRule(overrun) }
            guard match.isComplete else { return noteUnfinishedSearch(match) }
            guard match.overruns.isEmpty, let address else { return }
            memo.remember(match.properties, for: address)
        }

        private mutating func disableRule(_ overrun: PathMatch.Reason) {
            guard setAside.insert(overrun.pattern).inserted else { return }
            invalidateResults()
            let message =
                "The search for \"\(overrun.pattern)\" took too many steps and was stopped; the pattern is no longer "
                + "used. Nested repetitions such as (a+)+ cause this."
            matchDiagnostics.append(
                PathConfigurationDiagnostic(
                    severity: .error, code: .slowPattern, message: message, source: loadState.activeSource,
                    ruleIndex: overrun.rule.index, pattern: overrun.pattern))
        }

        private mutating func noteLongPath() {
            addDiagnostic(.note, "A path of more than \(PathText.maximumLength) characters matches no rule.")
        }

        private mutating func noteUnfinishedSearch(_ match: PathMatch) {
            guard match.overruns.isEmpty else { return }
            addDiagnostic(
                .warning, "There are so many patterns that a search took too long. The last rules were skipped.")
        }

        /// Adds a diagnostic that isn't about a single rule, at most once.
        private mutating func addDiagnostic(_ severity: PathConfigurationDiagnostic.Severity, _ message: String) {
            let diagnostic = PathConfigurationDiagnostic(
                severity: severity, message: message, source: loadState.activeSource)
            if !matchDiagnostics.contains(diagnostic) { matchDiagnostics.append(diagnostic) }
        }
    }
}
