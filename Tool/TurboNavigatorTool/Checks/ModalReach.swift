import TurboCore

/// Finds the rules that can apply to a page that another rule makes modal.
///
/// Two rules overlap if one matches a path made from the other, or if the paths of one can begin with anything and
/// those of the other can end with anything. An index finds the matching rules, so the time grows linearly with the
/// file.
struct ModalReach {
    /// The rules that match a path made from a modal rule.
    private let reached: Set<Int>
    private let modalRules: PathConfigurationDocument
    private let hasModalForAll: Bool
    private let modalMayBegin: Bool
    private let modalMayEnd: Bool

    init(_ rules: [RuleInFile]) {
        let modal = rules.filter { $0.properties.context == .modal }
        let document = PathConfigurationDocument(of: rules.compactMap(\.rule)).indexed
        modalRules = PathConfigurationDocument(of: modal.compactMap(\.rule)).indexed
        reached = Set(modal.flatMap { $0.samples }.flatMap { document.match(path: $0).reasons.map(\.rule.index) })
        // A pattern for which no sample path could be made may match anything.
        hasModalForAll = modal.contains { $0.isCatchAll || $0.hasPatternWithoutSample }
        modalMayBegin = modal.contains(where: \.mayBeginAnywhere)
        modalMayEnd = modal.contains(where: \.mayEndAnywhere)
    }

    /// Whether another rule may make a page of this rule modal. Returns false only if none can.
    func mayBeModal(_ rule: RuleInFile) -> Bool {
        if rule.properties.value(.context) != nil { return false }
        guard !modalRules.rules.isEmpty else { return false }
        if hasModalForAll || rule.isCatchAll || rule.hasPatternWithoutSample || reached.contains(rule.index) {
            return true
        }
        if modalMayEnd && rule.mayBeginAnywhere || modalMayBegin && rule.mayEndAnywhere { return true }
        return rule.samples.contains { !modalRules.match(path: $0).reasons.isEmpty }
    }
}

extension RuleInFile {
    fileprivate var samples: [String] { patterns.flatMap(\.samples) }

    fileprivate var hasPatternWithoutSample: Bool { patterns.contains { $0.samples.isEmpty } }

    /// Whether any text may precede the match of a pattern.
    fileprivate var mayBeginAnywhere: Bool {
        patterns.contains { pattern in pattern.samples.first.map { matches("/zz/zz" + $0, pattern) } ?? true }
    }

    /// Whether any text may follow the match of a pattern.
    fileprivate var mayEndAnywhere: Bool {
        patterns.contains { pattern in pattern.samples.first.map { matches($0 + "/zz/zz", pattern) } ?? true }
    }
}
