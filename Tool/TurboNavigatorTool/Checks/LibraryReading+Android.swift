import TurboCore

/// The libraries for Android read the file with Gson, which leaves absent and null parts null; using them stops the
/// app.
extension LibraryReading {
    private static let onEveryPage = Consequence.stopsApp("on every page")
    private static let onItsPages = Consequence.stopsApp("on each page that the rule matches")

    func onAndroid(_ diagnostic: PathConfigurationDiagnostic) -> Consequence? {
        switch diagnostic.code {
        case .trailingComma: return comma(of: diagnostic)
        case .emptyArray: return .other(.note, "The app reads it as an empty object.")
        case .incompleteRule where diagnostic.key == "properties": return Self.onItsPages
        case .incompleteRule: return rule(of: diagnostic)?["patterns"] == nil ? Self.onEveryPage : .hasNoEffect
        case .invalidPattern where diagnostic.pattern == "": return .other(.warning, "On Android, it already does.")
        case .invalidPattern:
            return .other(.error, "The app ignores it, or crashes if it contains a debug build of the library.")
        case .notAConfiguration: return text.root?.members == nil ? .losesFile : rules
        case .wrongType, .unknownValue: return value(of: diagnostic).map(effect) ?? wrongTypeConsequence(of: diagnostic)
        default: return nil
        }
    }

    /// The effect of a list of rules that is absent or isn't an array.
    private var rules: Consequence {
        guard let rules = text.root?["rules"] else {
            return library == .turboAndroid ? Self.onEveryPage : .other(.error, "The app has no rules.")
        }
        return rules.value == .null ? .stopsApp("at launch") : .losesFile
    }

    /// The effect of a part of the wrong type. Gson reads null for null, text for numbers, and nothing for other types.
    private func wrongTypeConsequence(of diagnostic: PathConfigurationDiagnostic) -> Consequence {
        if diagnostic.key == "rules" { return rules }
        guard let rule = rule(of: diagnostic) else {
            return text.root?["settings"]?.value == .null ? .stopsApp("when it reads the settings") : .losesFile
        }
        let isNull = (diagnostic.key.flatMap { rule[$0] } ?? rule).value == .null
        switch diagnostic.key {
        case "properties": return isNull ? Self.onItsPages : .losesFile
        case nil where rule.members != nil: return element(pattern(of: diagnostic)?.value)
        default: return isNull ? Self.onEveryPage : .losesFile
        }
    }

    private func element(_ pattern: JSONValue?) -> Consequence {
        switch pattern {
        case .null?: .stopsApp("on each page that no earlier pattern of the rule matches")
        case .bool?, .integer?, .number?: .other(.warning, "The app reads it as text.")
        default: .losesFile
        }
    }

    private func effect(of key: PathProperties.KnownKey, _ value: JSONValue) -> Consequence {
        let isNested = value.arrayValue != nil || value.objectValue != nil
        if isNested, library == .turboAndroid { return .losesFile }
        guard reads(key), key != .historicalLocation else { return .none }
        switch key.expectation {
        case .text: return .other(.note, "The app reads it as text.")
        case .flag where library == .hotwireAndroid: return Self.onItsPages
        case .flag:
            let isFlag = ["true", "false"].contains(value.stringValue?.lowercased())
            return isFlag ? .none : .other(.warning, "It means false.")
        case .word(let words): return known(words, of: key, value) ? .none : .meansDefault
        }
    }

    /// Whether a word is known. Android ignores the case of words, and has one more presentation.
    private func known(_ words: [String], of key: PathProperties.KnownKey, _ value: JSONValue) -> Bool {
        (words + PropertyVocabulary.wordsOnAndroid(of: key.rawValue)).contains { $0 == value.stringValue?.lowercased() }
    }

    /// The effect of a comma after the last element: for Gson, an array has one more element, which is null.
    private func comma(of diagnostic: PathConfigurationDiagnostic) -> Consequence {
        guard let offset = diagnostic.position.map(text.lines.offset),
            let container = text.root?.innermost(containing: offset), container.elements != nil
        else { return .losesFile }
        if container.offset == text.root?["rules"]?.offset { return Self.onEveryPage }
        if text.ruleNodes.contains(where: { $0["patterns"]?.offset == container.offset }) {
            return .stopsApp("on each page that no pattern of the rule matches")
        }
        return library == .turboAndroid ? .losesFile : .other(.warning, "The app reads null as another element.")
    }
}

extension JSONNode {
    /// The innermost array or object that contains an offset.
    fileprivate func innermost(containing offset: Int) -> JSONNode? {
        guard (self.offset..<end).contains(offset), members != nil || elements != nil else { return nil }
        let parts = (members ?? []).map(\.node) + (elements ?? [])
        return parts.lazy.compactMap { $0.innermost(containing: offset) }.first ?? self
    }
}
