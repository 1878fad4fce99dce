import TurboCore

extension Check {
    private static func rule(_ properties: String, pattern: String = "/new$") -> Example {
        Example("{\"rules\": [{\"patterns\": [\"\(pattern)\"], \"properties\": {\(properties)}}]}")
    }

    /// Keys, values, and combinations of them.
    static let properties: [Check] = [
        reader(
            .unknownKey, .warning, "a key that is probably misspelt",
            rationale: """
                Keys that the library does not know belong to the app and are no mistake. One that differs from a known key by a \
                letter or two is: it has no effect, and no ancestor of this library says so.
                """,
            triggers: [
                rule(#""prsentation": "refresh""#), rule(#""modalStyle": "full""#),
                Example(#"{"rules": [], "setings": {}}"#),
            ],
            accepts: [rule(#""controller": "new_session""#), rule(#""presentation": "refresh""#)]),
        reader(
            .unknownValue, .error, "a word that is no value of its key",
            rationale: "An unknown word counts as if the key were absent, so the page appears in the ordinary way.",
            triggers: [rule(#""context": "modl""#), rule(#""presentation": "push""#), rule(#""modal_style": "huge""#)],
            accepts: [rule(#""context": "modal""#), rule(#""presentation": "clear_all""#)]),
        reader(
            .wrongType, .error, "a value of the wrong type",
            rationale:
                "true and \"true\" are not the same. A value of the wrong type costs its key; patterns of the wrong type their rule.",
            triggers: [
                rule(#""animated": "false""#), rule(#""context": true"#),
                Example(#"{"rules": [{"patterns": "/new$", "properties": {}}]}"#),
            ],
            accepts: [rule(#""animated": false"#)]),
        Check(
            id: "modal-style-without-modal", severity: .warning,
            title: "a style for modals on pages that are never modal",
            rationale: """
                "modal_style" and "modal_dismiss_gesture_enabled" shape the modal stack. On a page whose "context" is not \
                "modal" they do nothing. A rule that is shared with modal pages is no mistake.
                """,
            triggers: [rule(#""modal_style": "full""#), rule(#""modal_dismiss_gesture_enabled": false"#)],
            accepts: [
                rule(#""context": "modal", "modal_style": "full""#),
                Example(
                    """
                    {"rules": [{"patterns": ["^/modal"], "properties": {"context": "modal"}},
                               {"patterns": ["^/modal/full$"], "properties": {"modal_style": "full"}}]}
                    """),
            ], find: { subject in subject.rules.flatMap { stylesWithoutModal($0, in: subject) } }),
        Check(
            id: "context-ignored", severity: .warning, title: "a modal context beside a presentation that ignores it",
            rationale: """
                "pop", "refresh", "clear_all", "replace_root" and "none" say themselves what becomes of the stacks. \
                "context": "modal" beside them does nothing; a modal page needs "presentation" "default" or "replace".
                """,
            triggers: [
                rule(#""context": "modal", "presentation": "replace_root""#),
                rule(#""context": "modal", "presentation": "clear_all""#),
            ],
            accepts: [
                rule(#""context": "modal", "presentation": "replace""#), rule(#""presentation": "replace_root""#),
            ], find: { subject in subject.rules.flatMap { ignoredContext($0, in: subject) } }),
        Check(
            id: "android-difference", severity: .note,
            title: "something that Hotwire Native for Android reads differently",
            rationale: """
                One file may serve both platforms. Android has no modal styles and no view controllers, and it ignores \
                the case of letters in patterns.
                """,
            triggers: [rule(#""context": "modal", "modal_style": "full""#), rule("", pattern: "/Sign_In$")],
            accepts: [rule(#""context": "modal""#)], find: androidDifferences),
    ]

    private static func stylesWithoutModal(_ rule: RuleSource, in subject: CheckSubject) -> [Finding] {
        guard rule.properties.context != .modal, !mayBeModal(rule, in: subject) else { return [] }
        let keys: [PathProperties.KnownKey] = [.modalStyle, .modalDismissGestureEnabled]
        return keys.compactMap(rule.member).map { member in
            subject.finding(
                "\"\(member.key)\" does nothing, because no rule makes these pages modal. Add \"context\": \"modal\".",
                suggestion: "\"context\": \"modal\"", atKey: member, rule: rule)
        }
    }

    /// Whether another rule may make a page of this rule modal: proved not to be so by paths made from both.
    private static func mayBeModal(_ rule: RuleSource, in subject: CheckSubject) -> Bool {
        if rule.properties.value(.context) != nil { return false }
        let modalRules = subject.rules.filter { $0.properties.context == .modal }
        // In a very large file nothing is claimed: to compare all rules would take too long.
        guard modalRules.count <= 200 else { return true }
        return modalRules.contains(where: rule.mayMeet)
    }

    private static func ignoredContext(_ rule: RuleSource, in subject: CheckSubject) -> [Finding] {
        let presentation = rule.properties.presentation
        guard rule.properties.context == .modal, ![.default, .replace].contains(presentation),
            let member = rule.member(.presentation)
        else { return [] }
        return [
            subject.finding(
                "\"presentation\": \"\(presentation.rawValue)\" ignores \"context\": \"modal\". Remove one of the two.",
                atKey: member, rule: rule)
        ]
    }

    @Sendable private static func androidDifferences(_ subject: CheckSubject) -> [Finding] {
        var known: Set<String> = []
        let keys: [PathProperties.KnownKey] = [
            .modalStyle, .modalDismissGestureEnabled, .viewController, .viewControllerWithHyphen,
        ]
        let ofKeys = subject.rules.flatMap { rule in
            keys.compactMap(rule.member).filter { known.insert($0.key).inserted }.map { member in
                subject.finding("Android does not know \"\(member.key)\" and ignores it.", atKey: member, rule: rule)
            }
        }
        return ofKeys + subject.rules.flatMap { capitals(in: $0, subject) }
    }

    private static func capitals(in rule: RuleSource, _ subject: CheckSubject) -> [Finding] {
        rule.patterns.compactMap { pattern in
            let literals = (RequiredLiteral.branches(of: pattern.text) ?? []).flatMap { $0.flatMap { $0 } }
            guard literals.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
            return subject.finding(
                "Here \"\(pattern.text)\" is case-sensitive; Android ignores the case of its letters.",
                at: pattern.node, rule: rule)
        }
    }
}

extension RuleSource {
    /// Whether there may be a path that both rules match; false only where paths made from both speak against it.
    func mayMeet(_ other: RuleSource) -> Bool {
        if isCatchAll || other.isCatchAll { return true }
        let (own, others) = (patterns.flatMap(\.samples), other.patterns.flatMap(\.samples))
        guard !own.isEmpty, !others.isEmpty else { return true }
        let joined = own.flatMap { first in others.flatMap { [first + $0, $0 + first] } }
        return (own + others + joined).contains { matches($0) && other.matches($0) }
    }
}
