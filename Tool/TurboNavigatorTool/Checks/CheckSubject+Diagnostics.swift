import Foundation
import TurboCore

/// Converts the diagnostics of the path configuration parser to findings of this tool.
extension CheckSubject {
    /// Returns the finding for a diagnostic; nil if the checked library accepts what Turbo Navigator reports.
    func finding(_ diagnostic: PathConfigurationDiagnostic) -> Finding? {
        var diagnostic = diagnostic
        if diagnostic.code == .invalidPattern, let meant = diagnostic.suggestion, meant != withEnd(meant) {
            diagnostic.suggestion = withEnd(meant)
            diagnostic.message = diagnostic.message.replacingOccurrences(
                of: "\"\(Self.written(meant))\"", with: "\"\(Self.written(withEnd(meant)))\"")
        }
        let reading = LibraryReading(text: text, library: library)
        let consequence = reading.consequence(of: diagnostic)
        guard consequence != Consequence.none else { return nil }
        let offset = diagnostic.position.map(text.lines.offset)
        let range = offset.map { TokenRange.range(at: $0, in: text.bytes) }
        var finding = Finding(
            consequence.map { "\(reading.problem(of: diagnostic)) \($0.sentence)" } ?? diagnostic.message,
            suggestion: diagnostic.suggestion, at: range, rule: diagnostic.ruleIndex,
            severity: consequence?.severity ?? diagnostic.severity, fix: range.flatMap { fix(diagnostic, $0) })
        finding.consequence = consequence
        if finding.advice.isEmpty, let range { finding.advice = advice(diagnostic, range) }
        return finding
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
