import Foundation

/// Turns the text of a source into rules and settings, and keeps a list of everything that is wrong with it.
struct PathConfigurationDecoder {
    /// The keys of a document and of a rule. `comment` is for people.
    private enum Word: String, CaseIterable {
        case rules, settings, comment
    }

    private(set) var log: DiagnosticLog

    /// - Throws: a ``PathConfigurationDiagnostic`` if the text is not a path configuration at all.
    static func decode(_ data: Data, source: PathConfiguration.Source?) throws -> PathConfigurationDocument {
        let bytes = [UInt8](data)
        var decoder = PathConfigurationDecoder(log: DiagnosticLog(source: source, lines: LineTable(bytes)))
        return try decoder.decode(try decoder.parse(bytes))
    }

    /// Reads the text as JSON, whatever it says.
    ///
    /// - Throws: a ``PathConfigurationDiagnostic`` that points at the mistake.
    mutating func parse(_ bytes: [UInt8]) throws -> JSONNode {
        guard bytes.count <= PathConfigurationDocument.maximumSize else {
            throw log.diagnostic(
                .overLimit, "The path configuration is larger than 1 MB. Nothing of it is used.")
        }
        guard String(data: Data(bytes), encoding: .utf8) != nil else {
            throw log.diagnostic(
                .invalidJSON, "The path configuration is not text in UTF-8. Save the file in that encoding.")
        }
        do {
            let document = try JSONReader.read(bytes)
            for comma in document.trailingCommas { noteTrailingComma(at: comma) }
            return document.root
        } catch let failure as JSONReader.Failure {
            throw log.diagnostic(
                failure.isOverLimit ? .overLimit : .invalidJSON,
                "The path configuration is not valid JSON. \(failure.message)", at: failure.offset)
        }
    }

    private mutating func noteTrailingComma(at offset: Int) {
        log.add(
            .warning, .trailingComma,
            "JSON has no comma after the last element. Remove it: other readers reject the whole file.", at: offset)
    }

    /// - Throws: a ``PathConfigurationDiagnostic`` if the document holds neither rules nor settings.
    mutating func decode(_ root: JSONNode) throws -> PathConfigurationDocument {
        guard let members = root.members else {
            throw log.diagnostic(
                .notAConfiguration,
                "The path configuration is \(root.value.typeName), and must be an object: {\"rules\": []}.")
        }
        noteUnknownKeys(members)
        let settings = decodeSettings(root[Word.settings.rawValue])
        let rules = try decodeRules(root)
        return PathConfigurationDocument(rules: rules, settings: settings, diagnostics: log.finished)
    }

    private mutating func noteUnknownKeys(_ members: [JSONNode.Member]) {
        let known = Word.allCases.map(\.rawValue)
        for member in members where !known.contains(member.key) {
            let nearest = NearestWord.to(member.key, among: known)
            let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
            log.add(
                nearest == nil ? .note : .warning, .unknownKey,
                "\"\(member.key)\" beside the rules is ignored.\(hint)", suggestion: nearest, at: member.offset,
                key: member.key)
        }
    }

    private mutating func decodeSettings(_ node: JSONNode?) -> PathProperties {
        guard let node else { return [:] }
        if node.isEmptyArray {
            log.addEmptyArray(at: node, key: Word.settings.rawValue)
            return [:]
        }
        guard let values = node.value.objectValue else {
            log.add(
                .error, .wrongType,
                "\"settings\" is \(node.value.typeName) and must be an object. There are no settings now.",
                at: node.offset, key: Word.settings.rawValue)
            return [:]
        }
        return PathProperties(values)
    }

    private mutating func decodeRules(_ root: JSONNode) throws -> [PathRule] {
        let rules = root[Word.rules.rawValue]
        if let elements = rules?.elements {
            return bounded(elements).enumerated().compactMap { index, node in
                var decoder = PathRuleDecoder(index: index, log: log)
                defer { log = decoder.log }
                return decoder.decode(node)
            }
        }
        let trouble = rules.map { "\"rules\" is \($0.value.typeName) and must be an array." } ?? "\"rules\" is missing."
        guard root[Word.settings.rawValue] != nil else {
            throw log.diagnostic(
                .notAConfiguration,
                "\(trouble) This is not a path configuration, which looks like {\"rules\": []}.", at: rules?.offset)
        }
        log.add(
            .error, .wrongType, "\(trouble) There are no rules now.", at: rules?.offset ?? root.offset,
            key: Word.rules.rawValue)
        return []
    }

    /// The first rules, up to the number of patterns that a document may have; a rule counts as one pattern at least.
    private mutating func bounded(_ rules: [JSONNode]) -> ArraySlice<JSONNode> {
        let limit = PathConfigurationDocument.maximumPatternCount
        var patterns = 0
        let first = rules.prefix { rule in
            patterns += max(1, PathRuleDecoder.patternCount(of: rule))
            return patterns <= limit
        }
        if first.count < rules.count {
            let message =
                "There are more than \(limit) patterns. Rule \(first.count) and those after it do not count; "
                + "join patterns with \"|\"."
            log.add(.error, .overLimit, message, at: rules[first.count].offset, rule: first.count)
        }
        return first
    }
}
