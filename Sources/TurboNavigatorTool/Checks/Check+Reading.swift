import TurboCore

extension Check {
    private static let fine = Example(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)

    /// The diagnostics of the path configuration parser for the file as a whole and for its rules.
    static let reading: [Check] = [
        reader(
            .invalidJSON, .error, "text that is not JSON",
            rationale: """
                A path configuration is JSON as RFC 8259 has it: double quotes and no comments. An app cannot use anything of \
                a file that is not JSON, and goes on with its last good one.
                """,
            triggers: [
                Example("{\n  // Forms\n  \"rules\": []\n}"), Example("{'rules': []}"),
                Example("<!DOCTYPE html>"), Example(#"{"rules": [{"patterns": ["\d+"], "properties": {}}]}"#),
            ],
            accepts: [fine, Example(#"{"rules": [],}"#)]),
        reader(
            .trailingComma, .warning, "a comma after the last element",
            rationale: """
                JSON has no comma before a closing bracket. This library reads such a file all the same; Hotwire Native for \
                Android and most other readers lose the whole file.
                """,
            triggers: [
                Example(#"{"rules": [],}"#), Example(#"{"rules": [{"patterns": ["/a$",], "properties": {"tab": 1}}]}"#),
            ],
            accepts: [fine]),
        reader(
            .emptyArray, .warning, "[] where an object is expected",
            rationale: """
                PHP writes an empty array as [] even where {} is meant. This library takes it for an empty object; Hotwire \
                Native loses the whole file if the properties of a rule are [].
                """,
            triggers: [
                Example(#"{"settings": [], "rules": []}"#),
                Example(#"{"rules": [{"patterns": ["/a$"], "properties": []}]}"#),
            ],
            accepts: [Example(#"{"settings": {}, "rules": []}"#)]),
        reader(
            .notAConfiguration, .error, "JSON without rules and settings",
            rationale: """
                The document is an object with "rules", "settings" or both. Anything else, the answer of an API with an \
                error for example, is not taken for a configuration, so that it cannot replace a good one.
                """,
            triggers: [Example("[]"), Example("{}"), Example(#"{"error": "Not found"}"#)],
            accepts: [fine, Example(#"{"settings": {}, "rules": []}"#)]),
        reader(
            .overLimit, .error, "more than a configuration may have",
            rationale: """
                A configuration may have 1 MB, 32 levels and 20,000 patterns, and a pattern 1,000 characters. The limits keep an app \
                quick whatever its server sends.
                """,
            triggers: [Example(String(repeating: "[", count: 40) + String(repeating: "]", count: 40))],
            accepts: [fine]),
        Check(
            id: "bare-rule", severity: .note, title: "a single rule without its document",
            rationale: """
                Manuals show single rules. They are checked as such, but an app needs the document around them: \
                {"rules": [ … ]}.
                """,
            triggers: [Example(#"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#)],
            accepts: [fine]
        ) { subject in
            guard subject.text.isBareRule, let root = subject.text.root else { return [] }
            return [
                subject.finding(
                    "This is a single rule. An app reads it only inside of {\"rules\": [ … ]}.", at: root)
            ]
        },
        reader(
            .incompleteRule, .error, "a rule without patterns or properties",
            rationale:
                "A rule says for which paths (\"patterns\") what counts (\"properties\"). Without both it has no effect.",
            triggers: [
                Example(#"{"rules": [{"patterns": ["/new$"]}]}"#),
                Example(#"{"rules": [{"patterns": [], "properties": {"context": "modal"}}]}"#),
            ],
            accepts: [fine]),
        Check(
            id: "duplicate-key", severity: .warning, title: "a key that is given twice",
            rationale:
                "When a key stands twice in an object, only the last one counts, and the first is lost without a word.",
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
                "\"\(member.key)\" is given twice in this object. Only this last value counts; remove one of them.",
                atKey: member)
        }
        let parts = members.map(\.node) + (node.elements ?? [])
        return doubled + parts.flatMap { doubledKeys(of: $0, in: subject) }
    }
}
