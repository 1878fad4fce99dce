import TurboCore

/// Converts the diagnostics of the path configuration parser to findings of this tool.
extension CheckSubject {
    /// Whether the checked library accepts a value that Turbo Navigator reports.
    func accepts(_ diagnostic: PathConfigurationDiagnostic) -> Bool {
        guard platform == .hotwireAndroid, diagnostic.code == .unknownValue, let key = diagnostic.key,
            let index = diagnostic.ruleIndex, rules.indices.contains(index),
            let word = rules[index].members.last(where: { $0.key == key })?.node.value.stringValue
        else { return false }
        // Android ignores the case of words, and has one more presentation.
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
            // Replace the whole `[ ]`.
            guard let close = text.bytes[range.lowerBound...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
            return Fix(range: range.lowerBound..<(close + 1), text: "{}")
        case .unknownValue: return valueFix(diagnostic)
        case .invalidPattern:
            guard let suggestion = diagnostic.suggestion, let node = patternNode(diagnostic) else { return nil }
            return Fix(range: node.offset..<node.end, text: JSONText.quoted(suggestion))
        default: return nil
        }
    }

    /// Replaces an unknown word. A word that belongs to another key moves to that key, unless the rule already has it.
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
