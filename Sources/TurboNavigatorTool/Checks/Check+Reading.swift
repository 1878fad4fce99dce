import TurboCore

extension Check {
    private static let fine = Example(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)

    /// The diagnostics of the path configuration parser for the file as a whole and for its rules.
    static let reading: [Check] = [
        reader(
            .invalidJSON, .error, "text that isn't JSON",
            rationale: """
                A path configuration is JSON as defined by RFC 8259: with double quotes, and without comments. An app ignores \
                a file that isn't JSON, and continues to use its last valid one.
                """,
            triggers: [
                Example("{\n  // Forms\n  \"rules\": []\n}"), Example("{'rules': []}"),
                Example("<!DOCTYPE html>"), Example(#"{"rules": [{"patterns": ["\d+"], "properties": {}}]}"#),
            ],
            accepts: [fine, Example(#"{"rules": [],}"#)]),
        reader(
            .trailingComma, .warning, "a comma after the last element",
            rationale: """
                JSON doesn't allow a comma before a closing bracket. This library accepts it anyway; Hotwire Native for \
                Android and most other parsers reject the whole file.
                """,
            triggers: [
                Example(#"{"rules": [],}"#), Example(#"{"rules": [{"patterns": ["/a$",], "properties": {"tab": 1}}]}"#),
            ],
            accepts: [fine]),
        reader(
            .emptyArray, .warning, "[] where an object is expected",
            rationale: """
                PHP encodes an empty array as [] even if {} is meant. This library reads it as an empty object; Hotwire \
                Native rejects the whole file if the properties of a rule are [].
                """,
            triggers: [
                Example(#"{"settings": [], "rules": []}"#),
                Example(#"{"rules": [{"patterns": ["/a$"], "properties": []}]}"#),
            ],
            accepts: [Example(#"{"settings": {}, "rules": []}"#)]),
        reader(
            .notAConfiguration, .error, "JSON without rules and settings",
            rationale: """
                The document is an object with "rules", "settings" or both. Anything else, such as an API's error response, \
                isn't accepted as a configuration, so that it can't replace a valid one.
                """,
            triggers: [Example("[]"), Example("{}"), Example(#"{"error": "Not found"}"#)],
            accepts: [fine, Example(#"{"settings": {}, "rules": []}"#)]),
        reader(
            .overLimit, .error, "a configuration that exceeds a limit",
            rationale: """
                A configuration can have at most 1 MB, 32 levels and 20,000 patterns of 1,000 characters each. The limits keep an \
                app fast whatever its server sends.
                """,
            triggers: [Example(String(repeating: "[", count: 40) + String(repeating: "]", count: 40))],
            accepts: [fine]),
        Check(
            id: "bare-rule", severity: .note, title: "a single rule without its document",
            rationale: """
                Documentation often shows single rules. You can check them as they are, but an app needs the document around them: \
                {"rules": [ … ]}.
                """,
            triggers: [Example(#"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#)],
            accepts: [fine]
        ) { subject in
            guard subject.text.isBareRule, let root = subject.text.root else { return [] }
            return [
                subject.finding(
                    "This is a single rule. An app only reads it inside {\"rules\": [ … ]}.", at: root)
            ]
        },
        reader(
            .incompleteRule, .error, "a rule without patterns or properties",
            rationale:
                "A rule gives \"properties\" to the paths that match its \"patterns\". It has no effect unless it has both.",
            triggers: [
                Example(#"{"rules": [{"patterns": ["/new$"]}]}"#),
                Example(#"{"rules": [{"patterns": [], "properties": {"context": "modal"}}]}"#),
            ],
            accepts: [fine]),
        Check(
            id: "duplicate-key", severity: .warning, title: "a duplicate key",
            rationale:
                "If an object contains a key twice, the last value is used, and the first is silently ignored.",
            triggers: [
                Example(
                    #"{"rules": [{"patterns": ["/a$"], "properties": {"context": "modal", "context": "default"}}]}"#)
            ],
            accepts: [fine], find: { subject in subject.text.root.map { doubledKeys(of: $0, in: subject) } ?? [] }),
    ]

    private static func doubledKeys(of node: JSONNode, in subject: CheckSubject) -> [Finding] {
        let members = node.members ?? []
        var known: Set<String> = []
        let doubled = members.filter { !known.insert($0.key).inserted }.map { member in
            subject.finding(
                "\"\(member.key)\" occurs twice in this object. Only the last value is used; remove one of them.",
                atKey: member)
        }
        let parts = members.map(\.node) + (node.elements ?? [])
        return doubled + parts.flatMap { doubledKeys(of: $0, in: subject) }
    }
}
