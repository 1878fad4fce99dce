import Foundation
import TurboCore

/// Directives in a file's comments: `"comment": "turbo-navigator: for hotwire-ios; disable open-end"`.
///
/// A comment next to the rules applies to the whole file, a comment in a rule to that rule.
struct CheckDirectives: Sendable {
    /// An unknown word in a directive.
    struct Mistake: Sendable {
        let word: String
        let nearest: String?
        let node: JSONNode
    }

    /// The libraries that read the file.
    private(set) var libraries: [ConfigurationLibrary] = []
    private(set) var mistakes: [Mistake] = []
    private var disabled: Set<String> = []
    private var disabledInRule: [Int: Set<String>] = [:]

    static let prefix = "turbo-navigator:"

    init(_ text: PathConfigurationText) {
        if let node = text.root?["comment"] { disabled = read(node) }
        for (index, rule) in text.ruleNodes.enumerated() {
            if let node = rule["comment"] { disabledInRule[index] = read(node) }
        }
    }

    func isDisabled(_ id: String, rule: Int?) -> Bool {
        disabled.contains(id) || (rule.flatMap { disabledInRule[$0] }?.contains(id) ?? false)
    }

    /// - Returns: the checks that the comment disables.
    private mutating func read(_ node: JSONNode) -> Set<String> {
        guard let comment = node.value.stringValue, let start = comment.range(of: Self.prefix) else { return [] }
        var disabled: Set<String> = []
        for part in comment[start.upperBound...].split(separator: ";") {
            let words = part.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
            switch words.first {
            case "disable": disabled.formUnion(known(words.dropFirst(), among: Check.ids, node))
            case "for":
                let names = known(words.dropFirst(), among: ConfigurationLibrary.allCases.map(\.rawValue), node)
                libraries += names.compactMap(ConfigurationLibrary.init)
            case let word?: _ = known([word][...], among: ["disable", "for"], node)
            case nil: break
            }
        }
        return disabled
    }

    private mutating func known(_ words: ArraySlice<String>, among names: [String], _ node: JSONNode) -> [String] {
        for word in words where !names.contains(word) {
            mistakes.append(Mistake(word: word, nearest: NearestWord.to(word, among: names), node: node))
        }
        return words.filter(names.contains)
    }
}
