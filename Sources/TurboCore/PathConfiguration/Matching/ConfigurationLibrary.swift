/// A library that reads path configurations. Each one searches patterns in a different part of a URL. Apps use
/// ``turboNavigator``, those that are written for Hotwire Native ``hotwireIOS``. The others are for tools.
package enum ConfigurationLibrary: String, CaseIterable, Sendable {
    /// This library: the decoded path without its trailing slash, and the query if the app requests it.
    case turboNavigator = "turbo-navigator"
    /// Hotwire Native for iOS: the path as written in the URL, and the query unless the app disables it.
    case hotwireIOS = "hotwire-ios"
    /// Hotwire Native for Android: path and query as written in the URL, ignoring case.
    case hotwireAndroid = "hotwire-android"
    /// turbo-ios 7.1: the decoded path without its trailing slash, and the query if the app requests it. The app itself
    /// reads all properties.
    case turboIOS = "turbo-ios"
    /// turbo-android 7.1: path and query as written in the URL, ignoring case.
    case turboAndroid = "turbo-android"

    /// Whether this is a library for Android.
    package var isAndroid: Bool { self == .hotwireAndroid || self == .turboAndroid }

    /// Whether patterns are searched in the query too, unless the app sets it.
    package var matchesQueryByDefault: Bool { self == .hotwireIOS || isAndroid }

    /// Whether an app can choose if patterns are searched in the query.
    package var hasQueryOption: Bool { !isAndroid }

    /// Whether the searched path keeps its trailing slash and its escapes.
    package var keepsPathAsWritten: Bool { self == .hotwireIOS || isAndroid }

    /// Whether the path of `https://example.com` is searched as empty text, and the query of `/new?` as `?`. Otherwise
    /// the path is `/`, and an empty query is none.
    package var keepsEmptyParts: Bool { self != .turboNavigator }

    /// Whether patterns ignore case.
    package var ignoresCase: Bool { isAndroid }

    /// Whether there are built-in rules for historical locations.
    package var hasBuiltInRules: Bool { self != .turboIOS && self != .turboAndroid }

    /// Whether the built-in rules for historical locations follow all other rules. Otherwise a rule of the app takes
    /// precedence.
    package var builtInRulesComeLast: Bool { self != .turboNavigator }

    /// Returns the text that patterns are searched in.
    ///
    /// - Parameter address: path and query as written in a URL.
    package func searchedText(_ address: String, matchesQuery: Bool) -> String {
        PathText(address: address, self, matchesQuery: matchesQuery).searched
    }
}

extension PathConfigurationDocument {
    /// Returns the document as another library reads it: it merges values that this library ignores, and then takes
    /// them as the default.
    package func read(by library: ConfigurationLibrary) -> PathConfigurationDocument {
        guard library != .turboNavigator else { return self }
        let rules = rules.map { rule in
            PathRule(
                index: rule.index, compiled: library.ignoresCase ? rule.compiled.map(\.ignoringCase) : rule.compiled,
                properties: rule.properties.withOwnWords)
        }
        return PathConfigurationDocument(rules: rules, settings: settings, diagnostics: diagnostics)
    }

    /// Creates a document of rules, without their text. For tools.
    package init(of rules: [PathRule]) {
        self.init(rules: rules, settings: [:], diagnostics: [])
    }

    /// A document with one rule for each pattern, so that all matching patterns are reported. For tools.
    package var patternsAsRules: PathConfigurationDocument {
        var known: Set<String> = []
        let patterns = rules.flatMap(\.compiled).filter { known.insert($0.text).inserted }
        return PathConfigurationDocument(
            of: patterns.enumerated().map { PathRule(index: $0.offset, compiled: [$0.element], properties: [:]) })
    }

    /// Matches path and query as written in a URL. The document must have been read by the same library.
    package func match(address: String, _ library: ConfigurationLibrary, matchesQuery: Bool) -> PathMatch {
        match(PathText(address: address, library, matchesQuery: matchesQuery), library)
    }

    /// Matches a text as it is. The document must have been read by the same library.
    package func match(searched text: String, _ library: ConfigurationLibrary) -> PathMatch {
        match(PathText(searched: text), library)
    }

    private func match(_ text: PathText, _ library: ConfigurationLibrary) -> PathMatch {
        var matcher = matcher
        matcher.library = library
        return matcher.match(text)
    }
}
