import Foundation

/// Decodes the text of a source into rules and settings, and reports its problems.
struct PathConfigurationDecoder {
    /// The keys of a document. `comment` is for people, as any key that begins with `_`.
    private enum Key: String, CaseIterable {
        case rules, settings, comment
        /// The location of the file's JSON Schema, for editors.
        case schema = "$schema"
    }

    private(set) var log: DiagnosticLog

    private init(_ bytes: [UInt8], _ source: PathConfiguration.Source?) {
        log = DiagnosticLog(source: source, lines: LineTable(bytes))
    }

    /// Reads a text as JSON, and checks whether it is a path configuration at all. The rest is decoded later.
    ///
    /// - Throws: a ``PathConfigurationDiagnostic`` with the position of the problem.
    static func parse(_ bytes: [UInt8], source: PathConfiguration.Source?) throws -> DocumentContent.Parsed {
        try parse(bytes, try read(bytes, source), source: source)
    }

    /// Checks whether the JSON is a path configuration at all.
    static func parse(
        _ bytes: [UInt8], _ document: JSONReader.Document, source: PathConfiguration.Source?
    ) throws -> DocumentContent.Parsed {
        let parsed = DocumentContent.Parsed(bytes: bytes, document: document, source: source)
        if let rejection = rejection(with: parsed.document.root) {
            throw failure(.notAConfiguration, rejection.message, at: rejection.offset, bytes, source)
        }
        return parsed
    }

    /// Reads a text as JSON, without checking its content.
    ///
    /// - Parameter limit: the maximum size, in bytes; by default that of an app.
    static func read(
        _ bytes: [UInt8], _ source: PathConfiguration.Source?, limit: Int = PathConfigurationDocument.maximumSize
    ) throws -> JSONReader.Document {
        guard bytes.count <= limit else {
            throw failure(
                .overLimit, "The path configuration is larger than 1 MB. It is ignored.", at: nil, [], source)
        }
        guard isText(bytes) else {
            throw failure(
                .invalidJSON, "The path configuration isn't UTF-8 text. Save the file as UTF-8.", at: nil,
                [],
                source)
        }
        do {
            return try JSONReader.read(bytes)
        } catch let error as JSONReader.Failure {
            throw failure(
                error.isOverLimit ? .overLimit : .invalidJSON,
                "The path configuration isn't valid JSON. \(error.message)", at: error.offset, bytes, source)
        }
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 < 0x80 } || String(data: Data(bytes), encoding: .utf8) != nil
    }

    private static func failure(
        _ code: PathConfigurationDiagnostic.Code, _ message: String, at offset: Int?, _ bytes: [UInt8],
        _ source: PathConfiguration.Source?
    ) -> PathConfigurationDiagnostic {
        PathConfigurationDecoder(bytes, source).log.diagnostic(code, message, at: offset)
    }

    /// The reason why a document isn't a path configuration; nil if it is one.
    private static func rejection(with root: JSONNode) -> (message: String, offset: Int?)? {
        guard root.members != nil else {
            return ("The path configuration is \(root.value.typeName) but must be an object: {\"rules\": []}.", nil)
        }
        let rules = root[Key.rules.rawValue]
        guard rules?.elements == nil, root[Key.settings.rawValue] == nil else { return nil }
        return (
            "\(sentence(aboutMissing: rules)) This isn't a path configuration, which looks like {\"rules\": []}.",
            rules?.offset
        )
    }

    private static func sentence(aboutMissing rules: JSONNode?) -> String {
        rules.map { "\"rules\" is \($0.value.typeName) but must be an array." } ?? "\"rules\" is missing."
    }

    /// Returns the rules and settings of a text that is a path configuration.
    static func decode(_ parsed: DocumentContent.Parsed) -> DocumentContent.Decoded {
        var decoder = PathConfigurationDecoder(parsed.bytes, parsed.source)
        return decoder.decode(parsed.document)
    }

    private mutating func decode(_ document: JSONReader.Document) -> DocumentContent.Decoded {
        let root = document.root
        for comma in document.trailingCommas { noteTrailingComma(at: comma) }
        noteUnknownKeys(root.members ?? [])
        let settings = decodeSettings(root[Key.settings.rawValue])
        let rules = decodeRules(root)
        return DocumentContent.Decoded(rules: rules, settings: settings, diagnostics: log.finished)
    }

    private mutating func noteTrailingComma(at offset: Int) {
        log.add(
            .warning, .trailingComma,
            "JSON doesn't allow a comma after the last element. Remove it: other parsers reject the whole file.",
            at: offset)
    }

    private mutating func noteUnknownKeys(_ members: [JSONNode.Member]) {
        let known = Key.allCases.map(\.rawValue)
        for member in members where !known.contains(member.key) && !member.key.hasPrefix("_") {
            let nearest = NearestWord.to(member.key, among: known)
            let hint = nearest.map { " Did you mean \"\($0)\"?" } ?? ""
            log.add(
                nearest == nil ? .note : .warning, .unknownKey,
                "\"\(member.key)\" at the top level is ignored.\(hint)", suggestion: nearest, at: member.offset,
                key: member.key)
        }
    }

    private mutating func decodeSettings(_ node: JSONNode?) -> PathProperties {
        guard let node else { return [:] }
        if node.isEmptyArray {
            log.addEmptyArray(at: node, key: Key.settings.rawValue)
            return [:]
        }
        guard let values = node.value.objectValue else {
            log.add(
                .error, .wrongType,
                "\"settings\" is \(node.value.typeName) but must be an object. The settings are ignored.",
                at: node.offset, key: Key.settings.rawValue)
            return [:]
        }
        noteProblems(ofTabs: node["tabs"])
        return PathProperties(values)
    }

    private mutating func noteProblems(ofTabs list: JSONNode?) {
        guard let list else { return }
        for problem in ConfiguredTab.read(list.value).problems {
            let tab = problem.index.flatMap { list.elements?[$0] } ?? list
            let member = tab.members?.last { $0.key == problem.key }
            let offset = problem.meantKey == nil ? member?.node.offset : member?.offset
            log.add(
                problem.severity, .unusableTab, problem.message, suggestion: problem.meantKey,
                at: offset ?? tab.offset, key: problem.key ?? "tabs")
        }
    }

    private mutating func decodeRules(_ root: JSONNode) -> [PathRule] {
        let rules = root[Key.rules.rawValue]
        if let elements = rules?.elements {
            return bounded(elements).enumerated().compactMap { index, node in
                var decoder = PathRuleDecoder(index: index, log: log)
                defer { log = decoder.log }
                return decoder.decode(node)
            }
        }
        log.add(
            .error, .wrongType, "\(Self.sentence(aboutMissing: rules)) No rules are loaded.",
            at: rules?.offset ?? root.offset, key: Key.rules.rawValue)
        return []
    }

    /// Returns the first rules, up to the maximum number of patterns. A rule counts as at least one pattern.
    private mutating func bounded(_ rules: [JSONNode]) -> ArraySlice<JSONNode> {
        let limit = PathConfigurationDocument.maximumPatternCount
        var patterns = 0
        let first = rules.prefix { rule in
            patterns += max(1, PathRuleDecoder.patternCount(of: rule))
            return patterns <= limit
        }
        if first.count < rules.count {
            let message =
                "There are more than \(limit) patterns. Rule \(first.count + 1) and the ones after it are ignored; "
                + "join patterns with \"|\"."
            log.add(.error, .overLimit, message, at: rules[first.count].offset, rule: first.count)
        }
        return first
    }
}
