import Foundation

/// The content of one source of a path configuration: rules, settings, and diagnostics.
public struct PathConfigurationDocument: Sendable, Equatable {
    /// The maximum size of a source, in bytes: 1 MB.
    public static let maximumSize = 1_048_576

    /// The maximum number of patterns of all rules together: 20,000. It limits the time of loading.
    public static let maximumPatternCount = 20_000

    private let content: DocumentContent
    /// Returns the patterns that may match a text, in order; nil for all of them. Set by tools, which search many texts.
    package var candidates: (@Sendable (String) -> [PatternPlace]?)?

    /// The usable rules, in the order of the source.
    public var rules: [PathRule] { content.decoded.rules }
    /// The app's own settings, next to the rules.
    public var settings: PathProperties { content.settings }
    /// The problems of the source, in the order of their positions.
    public var diagnostics: [PathConfigurationDiagnostic] { content.decoded.diagnostics }

    /// Creates a document without rules and settings.
    public init() {
        self.init(rules: [], settings: [:], diagnostics: [])
    }

    /// Reads a source. A pattern, key or rule with a problem is ignored and reported in ``diagnostics``; all others are
    /// used. Patterns are compiled on the first look-up, or when ``diagnostics`` is first read.
    ///
    /// - Parameters:
    ///   - data: JSON in UTF-8, at most 1 MB.
    ///   - source: the source of the data; used only in the diagnostics.
    /// - Throws: a ``PathConfigurationDiagnostic`` if the data aren't a path configuration at all.
    public init(_ data: Data, source: PathConfiguration.Source? = nil) throws {
        self.init(DocumentContent(try PathConfigurationDecoder.parse([UInt8](data), source: source)))
    }

    init(_ content: DocumentContent) {
        self.content = content
    }

    /// Merges documents: the rules of all of them in order; for settings with the same name the last one counts.
    init(merging documents: [PathConfigurationDocument]) {
        content = DocumentContent(
            DocumentContent.Decoded(
                rules: documents.flatMap(\.rules), settings: documents.reduce([:]) { $0.merging($1.settings) },
                diagnostics: documents.flatMap(\.diagnostics)))
    }

    init(rules: [PathRule], settings: PathProperties, diagnostics: [PathConfigurationDiagnostic]) {
        self.init(
            DocumentContent(DocumentContent.Decoded(rules: rules, settings: settings, diagnostics: diagnostics)))
    }

    /// Prepares the document for the first look-up, which would do the same.
    func prepare() {
        _ = content.decoded
    }

    /// Returns the rules that match a URL, and their properties.
    ///
    /// - Parameter matchQueryStrings: whether patterns are searched in path and query, instead of only the path.
    public func match(_ url: URL, matchQueryStrings: Bool = false) -> PathMatch {
        matcher.match(PathText(url, matchesQuery: matchQueryStrings))
    }

    /// Returns the rules that match a path, and their properties.
    ///
    /// - Parameters:
    ///   - path: the decoded path, optionally with `?` and a query.
    ///   - matchQueryStrings: whether patterns are searched in path and query, instead of only the path; false by
    ///     default.
    public func match(path: String, matchQueryStrings: Bool = false) -> PathMatch {
        matcher.match(PathText(path, matchesQuery: matchQueryStrings))
    }

    var matcher: PathMatcher { PathMatcher(rules: rules, candidates: candidates) }
}

/// The place of a pattern in a document.
package struct PatternPlace: Hashable, Sendable {
    package let rule: Int
    package let pattern: Int

    package init(rule: Int, pattern: Int) {
        (self.rule, self.pattern) = (rule, pattern)
    }
}

extension PathConfigurationDocument {
    public static func == (first: PathConfigurationDocument, second: PathConfigurationDocument) -> Bool {
        first.rules == second.rules && first.settings == second.settings && first.diagnostics == second.diagnostics
    }
}
