import Foundation

/// A path configuration as written: its text, its content, and the position of each part. For tools.
package struct PathConfigurationText: Sendable {
    package let bytes: [UInt8]
    package let lines: LineTable
    /// The syntax tree; nil if the text isn't JSON.
    package let root: JSONNode?
    /// Whether the text is a single rule without the document around it, as in examples of documentation.
    package let isBareRule: Bool
    /// Whether the text is larger than an app with this library accepts. Other libraries read it.
    package var isTooLarge: Bool { bytes.count > PathConfigurationDocument.maximumSize }
    /// The document. Its diagnostics include those that make the whole text unusable.
    package let document: PathConfigurationDocument

    package init(_ data: Data, source: PathConfiguration.Source? = nil) {
        bytes = [UInt8](data)
        lines = LineTable(bytes)
        var (root, isBareRule): (JSONNode?, Bool) = (nil, false)
        do {
            let parsed = try PathConfigurationDecoder.read(bytes, source, limit: .max)
            let tree = parsed.root
            isBareRule = tree["rules"] == nil && tree["patterns"] != nil
            root = isBareRule ? tree.asOnlyRule : tree
            let document = JSONReader.Document(root: root ?? tree, trailingCommas: parsed.trailingCommas)
            self.document = PathConfigurationDocument(
                DocumentContent(try PathConfigurationDecoder.parse(bytes, document, source: source)))
        } catch {
            let diagnostic = error as? PathConfigurationDiagnostic
            document = PathConfigurationDocument(
                rules: [], settings: [:], diagnostics: diagnostic.map { [$0] } ?? [])
        }
        self.root = root
        self.isBareRule = isBareRule
    }

    /// The elements of `rules`, valid or not.
    package var ruleNodes: [JSONNode] { root?["rules"]?.elements ?? [] }
}

extension JSONNode {
    /// Returns a document with this object as its only rule.
    fileprivate var asOnlyRule: JSONNode {
        let rules = JSONNode(content: .array([self]), offset: offset, end: end)
        let member = Member(key: "rules", offset: offset, keyEnd: offset, node: rules)
        return JSONNode(content: .object([member]), offset: offset, end: end)
    }
}
