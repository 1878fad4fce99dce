import Foundation

/// What one source of a path configuration says: rules, settings, and what its author should know about them.
public struct PathConfigurationDocument: Sendable, Equatable {
    /// How many bytes a source may have: 1 MB.
    public static let maximumSize = 1_048_576

    /// How many patterns the rules may have together: 20,000. It bounds the time that loading takes.
    public static let maximumPatternCount = 20_000

    private let content: DocumentContent

    /// The merged properties of rules that match together: few combinations occur, whatever the number of paths.
    let mergers: PathMergers?

    /// The usable rules, in the order of the source.
    public var rules: [PathRule] { content.decoded.rules }
    /// The app's own settings: the values beside the rules.
    public var settings: PathProperties { content.settings }
    /// What is wrong with the source, in the order in which it stands there.
    public var diagnostics: [PathConfigurationDiagnostic] { content.decoded.diagnostics }

    /// A document without rules and settings.
    public init() {
        self.init(rules: [], settings: [:], diagnostics: [])
    }

    /// Reads a source. One bad pattern costs that pattern, one bad key that key, one bad rule that rule; each is reported
    /// in ``diagnostics``. Patterns are compiled when a page or the diagnostics are first asked for.
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8, at most 1 MB.
    ///   - source: where it comes from; used only in the diagnostics.
    /// - Throws: a ``PathConfigurationDiagnostic`` if this is not a path configuration at all.
    public init(_ data: Data, source: PathConfiguration.Source? = nil) throws {
        self.init(DocumentContent(try PathConfigurationDecoder.parse([UInt8](data), source: source)))
    }

    init(_ content: DocumentContent) {
        self.content = content
        mergers = PathMergers()
    }

    /// The rules of all documents in their order; of settings with one name the last counts.
    init(merging documents: [PathConfigurationDocument]) {
        content = DocumentContent(
            DocumentContent.Decoded(
                rules: documents.flatMap(\.rules), settings: documents.reduce([:]) { $0.merging($1.settings) },
                diagnostics: documents.flatMap(\.diagnostics)))
        // Rules of several documents share their numbers.
        mergers = nil
    }

    init(rules: [PathRule], settings: PathProperties, diagnostics: [PathConfigurationDiagnostic]) {
        self.init(
            DocumentContent(DocumentContent.Decoded(rules: rules, settings: settings, diagnostics: diagnostics)))
    }

    /// Does now what the first look-up would do.
    func prepare() {
        _ = content.searchable
    }

    /// Which rules match a URL, and what they set.
    ///
    /// - Parameter matchQueryStrings: whether patterns are searched in path and query, instead of the path alone.
    public func match(_ url: URL, matchQueryStrings: Bool = false) -> PathMatch {
        matcher.match(PathText(url, matchesQuery: matchQueryStrings))
    }

    /// Which rules match a decoded path, and what they set, with `?` and a query or without.
    public func match(path: String, matchQueryStrings: Bool = false) -> PathMatch {
        matcher.match(PathText(path, matchesQuery: matchQueryStrings))
    }

    var matcher: PathMatcher {
        let (rules, index) = content.searchable
        return PathMatcher(rules: rules, index: index, mergers: mergers)
    }
}

extension PathConfigurationDocument {
    /// Rules and settings are compared; the index follows from the rules.
    public static func == (first: PathConfigurationDocument, second: PathConfigurationDocument) -> Bool {
        first.rules == second.rules && first.settings == second.settings && first.diagnostics == second.diagnostics
    }
}
