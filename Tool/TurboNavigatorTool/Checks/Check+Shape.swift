import TurboCore

extension Check {
    /// Checks of the shape of rules and objects.
    static let shape: [Check] = [
        Check(
            id: "bare-rule", severity: .note, title: "a single rule without its document",
            rationale: """
                Documentation often shows single rules. You can check them as they are, but an app needs the document around them: \
                {"rules": [ … ]}.
                """,
            triggeringExamples: [Example(#"{"patterns": ["/new$"], "properties": {"context": "modal"}}"#)],
            nonTriggeringExamples: [fine]
        ) { subject in
            guard subject.text.isBareRule, let root = subject.text.root else { return [] }
            return [
                subject.finding(
                    "This is a single rule. An app only reads it inside {\"rules\": [ … ]}.", at: root,
                    advice: [
                        Fix(range: root.offset..<root.offset, text: "{\"rules\": ["),
                        Fix(range: root.end..<root.end, text: "]}"),
                    ])
            ]
        },
        diagnosticCheck(
            .incompleteRule, .error, "a rule without patterns or properties",
            rationale:
                "A rule gives \"properties\" to the paths that match its \"patterns\". It has no effect unless it has both.",
            triggeringExamples: [
                Example(#"{"rules": [{"patterns": ["/new$"]}]}"#),
                Example(#"{"rules": [{"patterns": [], "properties": {"context": "modal"}}]}"#),
                Example(#"{"rules": [{"properties": {"context": "modal"}}]}"#, for: .hotwireIOS),
                Example(#"{"rules": [{"properties": {"context": "modal"}}]}"#, for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [fine],
            consequences: [
                LibraryConsequence(.turboNavigator, text: "the rule is ignored."),
                LibraryConsequence(
                    .hotwireIOS, .turboIOS,
                    text: "the app ignores the whole file. An empty list of patterns is accepted."
                ),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid,
                    text: """
                        without patterns, the app crashes on every page; without properties, on each page that the rule \
                        matches. An empty list of patterns is accepted.
                        """),
            ]),
        Check(
            id: "duplicate-key", severity: .warning, title: "a duplicate key",
            rationale:
                "If an object contains a key twice, the last value is used, and the first is silently ignored.",
            triggeringExamples: [
                Example(
                    #"{"rules": [{"patterns": ["/a$"], "properties": {"context": "modal", "context": "default"}}]}"#)
            ],
            nonTriggeringExamples: [fine],
            consequences: [
                LibraryConsequence(.turboNavigator, .hotwireIOS, .turboIOS, text: "the last value is used."),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid,
                    text: "in the properties of a rule and in the settings, the app ignores the whole file."),
            ], find: { subject in subject.text.root.map { doubledKeys(of: $0, in: subject) } ?? [] }),
        Check(
            id: "nested-value", severity: .error, title: "an array or object that turbo-android can't read",
            rationale: """
                turbo-android reads the settings and the properties of rules as text. Numbers and Booleans become text, but with \
                an array or object the app ignores the whole file. Hotwire Native for Android reads them.
                """,
            triggeringExamples: [
                Example(#"{"settings": {"tabs": ["/", "/posts"]}, "rules": []}"#, for: .turboAndroid),
                Example(#"{"rules": [{"patterns": ["/a$"], "properties": {"menu": {}}}]}"#, for: .turboAndroid),
            ],
            nonTriggeringExamples: [
                Example(#"{"settings": {"tabs": 2, "screenshots_enabled": true}, "rules": []}"#, for: .turboAndroid)
            ], libraries: [.turboAndroid], find: nestedValues),
    ]

    @Sendable private static func nestedValues(_ subject: CheckSubject) -> [Finding] {
        LibraryReading(text: subject.text, library: subject.library).nestedValues.map { member in
            subject.finding(
                "\"\(member.key)\" is \(member.node.value.typeName), which turbo-android can't read as text.",
                atKey: member
            ).with(.losesFile)
        }
    }

    private static func doubledKeys(of node: JSONNode, in subject: CheckSubject) -> [Finding] {
        let members = node.members ?? []
        var known: Set<String> = []
        let repeated = members.filter { !known.insert($0.key).inserted }
        // Only few objects have such a key, and finding out takes a pass over all rules.
        let isRejected =
            !repeated.isEmpty
            && LibraryReading(text: subject.text, library: subject.library).rejectsDuplicates(in: node)
        let doubled = repeated.map { member in
            let problem = "\"\(member.key)\" occurs twice in this object."
            let unused = members.first { $0.key == member.key }.flatMap { subject.removal(of: $0, from: members) }
            let advice = unused.map { [$0] } ?? []
            if isRejected {
                return subject.finding("\(problem) Remove one of them.", atKey: member, advice: advice).with(.losesFile)
            }
            return subject.finding(
                "\(problem) Only the last value is used; remove one of them.", atKey: member, advice: advice)
        }
        let parts = members.map(\.node) + (node.elements ?? [])
        return doubled + parts.flatMap { doubledKeys(of: $0, in: subject) }
    }
}
