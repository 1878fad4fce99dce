import TurboCore

/// A file as one library reads it. The effects of its mistakes are those of the library's source, in the versions that
/// docs/checks.md lists.
struct LibraryReading: Sendable {
    let text: PathConfigurationText
    let library: ConfigurationLibrary

    /// Returns the effect of a problem that the parser of this library reports; nil if it's the one in its message.
    func consequence(of diagnostic: PathConfigurationDiagnostic) -> Consequence? {
        if library == .turboNavigator { return nil }
        if diagnostic.code == .overLimit || diagnostic.isAboutLength { return .isOnlyOurLimit }
        return library.isAndroid ? onAndroid(diagnostic) : onIOS(diagnostic)
    }

    /// Returns the problem without its effect on an app with this library.
    func problem(of diagnostic: PathConfigurationDiagnostic) -> String {
        switch diagnostic.code {
        case .emptyArray:
            return "\"\(diagnostic.key ?? "")\" is [] but must be {}; in PHP: new stdClass() or (object) []."
        case .trailingComma: return "JSON doesn't allow a comma after the last element. Remove it."
        case .invalidPattern where diagnostic.pattern == "":
            return "This pattern is empty. Write \".*\" to match every path."
        default: break
        }
        let effects = [
            " It is ignored.", " The key is ignored.", " No rules are loaded.", " The settings are ignored.",
        ]
        let effect = effects.first { diagnostic.message.hasSuffix($0) } ?? ""
        return String(diagnostic.message.dropLast(effect.count))
    }

    /// The rule that a problem is in, as written.
    func rule(of diagnostic: PathConfigurationDiagnostic) -> JSONNode? {
        diagnostic.ruleIndex.flatMap { text.ruleNodes.indices.contains($0) ? text.ruleNodes[$0] : nil }
    }

    /// The value of a problem with a property; nil if the problem is another one.
    func value(of diagnostic: PathConfigurationDiagnostic) -> (key: PathProperties.KnownKey, value: JSONValue)? {
        guard let key = diagnostic.key.flatMap(PathProperties.KnownKey.init),
            let node = rule(of: diagnostic)?["properties"]?[key.rawValue]
        else { return nil }
        return (key, node.value)
    }

    /// The element of `patterns` that a problem is in.
    func pattern(of diagnostic: PathConfigurationDiagnostic) -> JSONNode? {
        let offset = diagnostic.position.map(text.lines.offset)
        return rule(of: diagnostic)?["patterns"]?.elements?.first { $0.offset == offset }
    }

    /// Whether the library reads a key.
    func reads(_ key: PathProperties.KnownKey) -> Bool {
        PropertyVocabulary.keys.contains { $0.name == key.rawValue && $0.libraries.contains(library) }
    }
}

extension PathConfigurationDiagnostic {
    /// Whether the problem is a pattern that is longer than this library allows.
    fileprivate var isAboutLength: Bool { code == .invalidPattern && message.hasPrefix("The pattern is longer") }
}
