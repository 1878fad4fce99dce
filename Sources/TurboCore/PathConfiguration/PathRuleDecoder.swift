/// Decodes one element of `rules` into a rule.
struct PathRuleDecoder {
    /// The keys of a rule. `comment` is for people, as any key that begins with `_`.
    private enum Key: String, CaseIterable {
        case patterns, properties, comment
    }

    let index: Int
    private(set) var log: DiagnosticLog

    init(index: Int, log: DiagnosticLog) {
        self.index = index
        self.log = log
    }

    /// Returns the number of patterns of a rule, valid or not.
    static func patternCount(of rule: JSONNode) -> Int {
        rule[Key.patterns.rawValue]?.elements?.count ?? 0
    }

    /// - Returns: nil if the rule can't be used; the reason is added to the log.
    mutating func decode(_ node: JSONNode) -> PathRule? {
        guard let members = node.members else {
            reject(
                .wrongType, "is \(node.value.typeName) but must be an object with \"patterns\" and \"properties\"",
                at: node)
            return nil
        }
        noteUnknownKeys(members)
        let patterns = decodePatterns(in: node)
        let properties = decodeProperties(in: node)
        guard let patterns, let properties, !patterns.isEmpty else { return nil }
        return PathRule(index: index, compiled: patterns, properties: properties)
    }

    private mutating func reject(
        _ code: PathConfigurationDiagnostic.Code, _ reason: String, at node: JSONNode, key: Key? = nil
    ) {
        log.add(
            .error, code, "Rule \(index + 1) \(reason). It is ignored.", at: node.offset, rule: index,
            key: key?.rawValue)
    }

    private mutating func noteUnknownKeys(_ members: [JSONNode.Member]) {
        let known = Key.allCases.map(\.rawValue)
        for member in members where !known.contains(member.key) && !member.key.hasPrefix("_") {
            let nearest = NearestWord.to(member.key, among: known)
            let hint = nearest.map { "Did you mean \"\($0)\"?" } ?? "Put keys for the app into \"properties\"."
            log.add(
                nearest == nil ? .note : .warning, .unknownKey,
                "\"\(member.key)\" in rule \(index + 1) is ignored. \(hint)", suggestion: nearest, at: member.offset,
                rule: index, key: member.key)
        }
    }

    private mutating func decodePatterns(in rule: JSONNode) -> [PathPattern]? {
        guard let node = rule[Key.patterns.rawValue] else {
            reject(.incompleteRule, "has no \"patterns\"", at: rule, key: .patterns)
            return nil
        }
        guard let elements = node.elements else {
            reject(
                .wrongType, "has \"patterns\" that are \(node.value.typeName) but must be an array", at: node,
                key: .patterns)
            return nil
        }
        let patterns = elements.compactMap { decodePattern($0) }
        if patterns.isEmpty { reject(.incompleteRule, "has no valid pattern", at: node, key: .patterns) }
        return patterns
    }

    private mutating func decodePattern(_ node: JSONNode) -> PathPattern? {
        guard let text = node.value.stringValue else {
            let message = "A pattern of rule \(index + 1) is \(node.value.typeName) but must be text. It is ignored."
            log.add(.error, .wrongType, message, at: node.offset, rule: index)
            return nil
        }
        do {
            return try PathPattern(text)
        } catch {
            let problem = error as? PathPattern.Problem
            log.add(
                .error, .invalidPattern, "\(problem?.message ?? error.localizedDescription) It is ignored.",
                suggestion: problem?.suggestion, at: log.offset(ofCharacter: problem?.offset ?? 0, in: node),
                rule: index, pattern: text)
            return nil
        }
    }

    private mutating func decodeProperties(in rule: JSONNode) -> PathProperties? {
        guard let node = rule[Key.properties.rawValue] else {
            reject(.incompleteRule, "has no \"properties\"", at: rule, key: .properties)
            return nil
        }
        if node.isEmptyArray {
            log.addEmptyArray(at: node, key: Key.properties.rawValue, rule: index)
            return [:]
        }
        guard let members = node.members else {
            reject(
                .wrongType, "has \"properties\" that are \(node.value.typeName) but must be an object", at: node,
                key: .properties)
            return nil
        }
        var (values, ownWords): ([String: JSONValue], [String: JSONValue]) = ([:], [:])
        for member in members {
            let counts = check(member, among: members)
            values[member.key] = counts ? member.node.value : nil
            ownWords[member.key] = counts ? nil : member.node.value
        }
        return PathProperties(values, ownWords: ownWords)
    }

    /// - Returns: whether the key is used.
    private mutating func check(_ member: JSONNode.Member, among members: [JSONNode.Member]) -> Bool {
        let finding = PropertyCheck.finding(
            key: member.key, value: member.node.value, among: members, explains: !log.isFull)
        switch finding {
        case .fine:
            return true
        case .similarKey(let message, let suggestion):
            add(.warning, .unknownKey, message, suggestion, at: member.offset, key: member.key)
            return true
        case .wrongType(let message):
            add(.error, .wrongType, message, nil, at: member.node.offset, key: member.key)
            return false
        case .unknownValue(let message, let suggestion):
            add(.error, .unknownValue, message, suggestion, at: member.node.offset, key: member.key)
            return false
        }
    }

    private mutating func add(
        _ severity: PathConfigurationDiagnostic.Severity, _ code: PathConfigurationDiagnostic.Code, _ message: String,
        _ suggestion: String?, at offset: Int, key: String
    ) {
        log.add(
            severity, code, "Rule \(index + 1): \(message)", suggestion: suggestion, at: offset, rule: index, key: key)
    }
}
