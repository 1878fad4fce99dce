import Foundation
import TurboCore

/// The changes that findings advise, where it is clear how they would be made.
extension CheckSubject {
    /// Removes a key with its value.
    func removal(of member: JSONNode.Member, from members: [JSONNode.Member]) -> Fix? {
        removal(of: members.firstIndex { $0.offset == member.offset }, from: members.map { $0.offset..<$0.node.end })
    }

    /// Removes an element of an array.
    func removal(of node: JSONNode, from elements: [JSONNode]) -> Fix? {
        removal(of: elements.firstIndex { $0.offset == node.offset }, from: elements.map { $0.offset..<$0.end })
    }

    /// Removes a rule.
    func removal(of rule: RuleInFile) -> Fix? {
        removal(of: rule.index, from: rules.lazy.map { $0.node.offset..<$0.node.end })
    }

    /// Removes one of several parts, and one of the commas beside it.
    private func removal<Parts: RandomAccessCollection>(of index: Int?, from parts: Parts) -> Fix?
    where Parts.Element == Range<Int>, Parts.Index == Int {
        guard let index else { return nil }
        if parts.indices.contains(index + 1) {
            return Fix(range: parts[index].lowerBound..<parts[index + 1].lowerBound, text: "")
        }
        let start = index > 0 ? parts[index - 1].upperBound : parts[index].lowerBound
        return Fix(range: start..<parts[index].upperBound, text: "")
    }

    /// Moves a rule to another place, before one that precedes it.
    func moving(_ rule: RuleInFile, before other: RuleInFile) -> [Fix] {
        guard let removal = removal(of: rule) else { return [] }
        return [insertion(of: written(rule.node.offset..<rule.node.end), before: other.node), removal]
    }

    /// Inserts an element before another one of an array.
    func insertion(of element: String, before other: JSONNode) -> Fix {
        Fix(range: other.offset..<other.offset, text: element + ", ")
    }

    /// Inserts an element or a member after the opening bracket.
    func insertion(of part: String, into node: JSONNode) -> Fix {
        let isEmpty = (node.members?.isEmpty ?? true) && (node.elements?.isEmpty ?? true)
        return Fix(range: (node.offset + 1)..<(node.offset + 1), text: part + (isEmpty ? "" : ", "))
    }

    func replacement(of node: JSONNode, by text: String) -> Fix { Fix(range: node.offset..<node.end, text: text) }

    /// Replaces the misspelled word of a directive.
    func replacement(of mistake: CheckDirectives.Mistake, by word: String) -> Fix {
        let comment = mistake.node.value.stringValue ?? ""
        let start = comment.range(of: CheckDirectives.prefix)?.upperBound ?? comment.startIndex
        let meant = comment.replacingOccurrences(
            of: "(?<![\\w-])\(NSRegularExpression.escapedPattern(for: mistake.word))(?![\\w-])", with: word,
            options: .regularExpression, range: start..<comment.endIndex)
        return replacement(of: mistake.node, by: JSONText.quoted(meant))
    }

    /// A pattern, with its end if it ends with the word of a form, which could otherwise begin another word.
    func withEnd(_ pattern: String) -> String {
        ["/new", "/edit"].contains { pattern.hasSuffix($0) } ? pattern + endOfPath : pattern
    }

    private func written(_ range: Range<Int>) -> String { String(decoding: text.bytes[range], as: UTF8.self) }

    /// The changes that a diagnostic of the parser advises, unless its fix is certain.
    func advice(_ diagnostic: PathConfigurationDiagnostic, _ range: Range<Int>) -> [Fix] {
        let rule = diagnostic.ruleIndex.flatMap { rules.indices.contains($0) ? rules[$0] : nil }
        switch diagnostic.code {
        case .unknownKey:
            guard let meant = diagnostic.suggestion else { return [] }
            let members = rule?.members ?? text.root?.members ?? []
            guard members.contains(where: { $0.key == meant }) else {
                return [Fix(range: range, text: JSONText.quoted(meant))]
            }
            let misspelled = members.first { $0.offset == range.lowerBound }
            return misspelled.flatMap { removal(of: $0, from: members) }.map { [$0] } ?? []
        case .unusableTab: return diagnostic.suggestion.map { [Fix(range: range, text: JSONText.quoted($0))] } ?? []
        case .unknownValue:
            guard let rule, let member = rule.members.last(where: { $0.key == diagnostic.key }) else { return [] }
            return moved(member, of: rule)
        case .invalidPattern where diagnostic.pattern == "": return [Fix(range: range, text: "\".*\"")]
        case .wrongType: return rule.map { typeAdvice(diagnostic, $0) } ?? []
        default: return []
        }
    }

    /// Removes a key whose word belongs to another key of the rule, which gets it.
    private func moved(_ member: JSONNode.Member, of rule: RuleInFile) -> [Fix] {
        guard let word = member.node.value.stringValue, let key = PathProperties.KnownKey.accepting(word),
            let other = rule.member(key), let removal = removal(of: member, from: rule.members)
        else { return [] }
        let isSame = other.node.value == member.node.value
        return [removal] + (isSame ? [] : [replacement(of: other.node, by: JSONText.quoted(word))])
    }

    private func typeAdvice(_ diagnostic: PathConfigurationDiagnostic, _ rule: RuleInFile) -> [Fix] {
        if diagnostic.key == "patterns", let node = rule.node["patterns"], node.value.stringValue != nil {
            return [Fix(range: node.offset..<node.offset, text: "["), Fix(range: node.end..<node.end, text: "]")]
        }
        guard let key = diagnostic.key.flatMap(PathProperties.KnownKey.init), case .flag = key.expectation,
            let node = rule.member(key)?.node, let flag = node.value.stringValue?.lowercased(),
            ["true", "false"].contains(flag)
        else { return [] }
        return [replacement(of: node, by: flag)]
    }
}
