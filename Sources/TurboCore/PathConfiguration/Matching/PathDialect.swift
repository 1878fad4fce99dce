/// A library that reads path configurations. Each searches patterns in another part of a URL. For tools; an app made with
/// this library always has ``turboNavigator``.
package enum PathDialect: String, CaseIterable, Sendable {
    /// This library, and turbo-ios 7.1: the decoded path without a slash at its end, and the query if the app asks for it.
    case turboNavigator = "turbo-navigator"
    /// Hotwire Native for iOS: the path as it stands in the URL, and the query unless the app does without.
    case hotwireIOS = "hotwire-ios"
    /// Hotwire Native for Android: path and query as they stand in the URL, whatever the case of letters.
    case hotwireAndroid = "hotwire-android"

    /// Whether patterns are searched in the query too, if the app says nothing about it.
    package var matchesQueryByDefault: Bool { self != .turboNavigator }

    /// Whether a slash at the end of the path is there when patterns are searched, and escapes are.
    package var keepsPathAsWritten: Bool { self != .turboNavigator }

    /// Whether patterns match in upper and lower case alike.
    package var ignoresCase: Bool { self == .hotwireAndroid }

    /// Whether the built-in rules of historical locations come after all others; else a rule of the app takes precedence.
    package var builtInRulesComeLast: Bool { self != .turboNavigator }

    /// The text that patterns are searched in.
    ///
    /// - Parameter address: path and query as they stand in a URL.
    package func searchedText(_ address: String, matchesQuery: Bool) -> String {
        PathText(address: address, self, matchesQuery: matchesQuery).searched
    }
}

extension PathConfigurationDocument {
    /// The document as a library reads it.
    package func read(by dialect: PathDialect) -> PathConfigurationDocument {
        guard dialect.ignoresCase else { return self }
        let rules = rules.map { rule in
            PathRule(index: rule.index, compiled: rule.compiled.map(\.ignoringCase), properties: rule.properties)
        }
        return PathConfigurationDocument(rules: rules, settings: settings, diagnostics: diagnostics)
    }

    /// Rules alone, without the text they come from. For tools.
    package init(of rules: [PathRule]) {
        self.init(rules: rules, settings: [:], diagnostics: [])
    }

    /// A document in which each pattern is a rule of its own, so that all that match are reported. For tools.
    package var patternsAsRules: PathConfigurationDocument {
        var known: Set<String> = []
        let patterns = rules.flatMap(\.compiled).filter { known.insert($0.text).inserted }
        return PathConfigurationDocument(
            of: patterns.enumerated().map { PathRule(index: $0.offset, compiled: [$0.element], properties: [:]) })
    }

    /// How the rules answer for path and query as they stand in a URL. The document must have been read by the same
    /// library.
    package func match(address: String, _ dialect: PathDialect, matchesQuery: Bool) -> PathMatch {
        var matcher = matcher
        matcher.dialect = dialect
        return matcher.match(PathText(address: address, dialect, matchesQuery: matchesQuery))
    }
}
