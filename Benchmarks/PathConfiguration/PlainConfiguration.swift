import Foundation

/// A configuration as in turbo-ios 7.1: a loader reads the sources, and the first look-up compiles each pattern. For
/// comparison.
final class PlainConfiguration {
    /// Reads the sources in order, and calls back for each.
    private final class Loader {
        private let sources: [Data]
        private var completion: (([PlainLoader.Rule]) -> Void)?

        init(_ sources: [Data]) {
            self.sources = sources
        }

        func load(_ completion: @escaping ([PlainLoader.Rule]) -> Void) throws {
            self.completion = completion
            for data in sources { self.completion?(try PlainLoader.load(data)) }
        }
    }

    private var rules: [PlainLoader.Rule] = []
    private var loader: Loader?

    init(sources: [Data]) throws {
        let loader = Loader(sources)
        self.loader = loader
        try loader.load { [weak self] in self?.rules = $0 }
    }

    func properties(for url: URL) -> [String: AnyHashable] {
        let path = url.path
        var properties: [String: AnyHashable] = [:]
        for rule in rules where rule.patterns.contains(where: { PlainMatcher.matches($0, path) }) {
            properties.merge(rule.properties) { _, new in new }
        }
        return properties
    }
}
