import TurboCore

/// What the reader of path configurations has found, as findings of this tool.
extension CheckSubject {
    /// Whether a library has no trouble with what this one reports.
    func accepts(_ diagnostic: PathConfigurationDiagnostic) -> Bool {
        guard platform == .hotwireAndroid, diagnostic.code == .unknownValue, let key = diagnostic.key,
            let index = diagnostic.ruleIndex, rules.indices.contains(index),
            let word = rules[index].members.last(where: { $0.key == key })?.node.value.stringValue
        else { return false }
        // Android reads words in upper and lower case alike, and has one more.
        let known = PropertyVocabulary.words(of: key) ?? []
        return key == PathProperties.KnownKey.modalStyle.rawValue
            || (known + (key == PathProperties.KnownKey.presentation.rawValue ? ["push"] : [])).contains(
                word.lowercased())
    }

    func finding(_ diagnostic: PathConfigurationDiagnostic) -> Finding {
        let offset = diagnostic.position.map(text.lines.offset)
        let range = offset.map { TokenRange.range(at: $0, in: text.bytes) }
        return Finding(
            diagnostic.message, suggestion: diagnostic.suggestion, at: range, rule: diagnostic.ruleIndex,
            severity: severity(of: diagnostic), fix: range.flatMap { fix(diagnostic, $0) })
    }

    private func severity(of diagnostic: PathConfigurationDiagnostic) -> PathConfigurationDiagnostic.Severity {
        diagnostic.code == .trailingComma && platform == .hotwireAndroid ? .error : diagnostic.severity
    }

    private func fix(_ diagnostic: PathConfigurationDiagnostic, _ range: Range<Int>) -> Fix? {
        switch diagnostic.code {
        case .trailingComma: return Fix(range: range, text: "")
        case .emptyArray:
            // The whole of `[ ]`.
            guard let close = text.bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            return Fix(range: range.lowerBound..<(close + 1), text: "{}")
        case .unknownValue: return valueFix(diagnostic)
        case .invalidPattern:
            guard let suggestion = diagnostic.suggestion, let node = patternNode(diagnostic) else { return nil }
            return Fix(range: node.offset..<node.end, text: JSONText.quoted(suggestion))
        default: return nil
        }
    }

    /// A word that does not count is replaced; one that belongs to another key goes there, unless the rule has that key.
    private func valueFix(_ diagnostic: PathConfigurationDiagnostic) -> Fix? {
        guard let suggestion = diagnostic.suggestion, let index = diagnostic.ruleIndex, rules.indices.contains(index),
            let member = rules[index].members.last(where: { $0.key == diagnostic.key })
        else { return nil }
        guard suggestion.hasPrefix("\"") else {
            return Fix(range: member.node.offset..<member.node.end, text: JSONText.quoted(suggestion))
        }
        let key = suggestion.dropFirst().prefix { $0 != "\"" }
        guard !rules[index].members.contains(where: { $0.key == key }) else { return nil }
        return Fix(range: member.offset..<member.node.end, text: suggestion)
    }

    private func patternNode(_ diagnostic: PathConfigurationDiagnostic) -> JSONNode? {
        guard let index = diagnostic.ruleIndex, rules.indices.contains(index) else { return nil }
        return rules[index].node["patterns"]?.elements?.first { $0.value.stringValue == diagnostic.pattern }
    }
}
