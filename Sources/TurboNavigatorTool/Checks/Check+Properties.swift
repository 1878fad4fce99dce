import TurboCore

extension Check {
    private static func rule(_ properties: String, for platform: PathDialect = .turboNavigator) -> Example {
        Example("{\"rules\": [{\"patterns\": [\"/new$\"], \"properties\": {\(properties)}}]}", for: platform)
    }

    /// Checks of keys, values, and their combinations.
    static let properties: [Check] = [
        reader(
            .unknownKey, .warning, "a key that is probably misspelled",
            rationale: """
                Unknown keys belong to the app and aren't reported. A key that differs from a known one by a letter or two is \
                probably a mistake: it has no effect, and other libraries ignore it silently.
                """,
            triggers: [
                rule(#""prsentation": "refresh""#), rule(#""modalStyle": "full""#),
                Example(#"{"rules": [], "setings": {}}"#),
            ],
            accepts: [rule(#""controller": "new_session""#), rule(#""presentation": "refresh""#)]),
        reader(
            .unknownValue, .error, "an unknown value of a key",
            rationale: "A key with an unknown value is ignored, so the page is shown in the default way.",
            triggers: [
                rule(#""context": "modl""#), rule(#""presentation": "modal""#), rule(#""presentation": "push""#),
                rule(#""modal_style": "huge""#),
            ],
            accepts: [
                rule(#""context": "modal""#), rule(#""presentation": "clear_all""#),
                rule(#""presentation": "push""#, for: .hotwireAndroid),
            ]),
        reader(
            .wrongType, .error, "a value of the wrong type",
            rationale: """
                true and "true" aren't the same. A key with a value of the wrong type is ignored, and so is a rule whose \
                patterns have the wrong type.
                """,
            triggers: [
                rule(#""animated": "false""#), rule(#""context": true"#),
                Example(#"{"rules": [{"patterns": "/new$", "properties": {}}]}"#),
            ],
            accepts: [rule(#""animated": false"#)]),
        Check(
            id: "modal-style-without-modal", severity: .warning,
            title: "a modal property on pages that are never modal",
            rationale: """
                "modal_style", "modal_flow", "modal_dismiss_gesture_enabled" and "on_dismiss" apply to the modal stack. On \
                a page whose "context" isn't "modal" they have no effect. A rule that also matches modal pages isn't reported.
                """,
            triggers: [
                rule(#""modal_style": "full""#), rule(#""modal_dismiss_gesture_enabled": false"#),
                rule(#""modal_flow": "new""#), rule(#""on_dismiss": "refresh""#),
            ],
            accepts: [
                rule(#""context": "modal", "modal_style": "full""#),
                Example(
                    """
                    {"rules": [{"patterns": ["^/modal"], "properties": {"context": "modal"}},
                               {"patterns": ["^/modal/full$"], "properties": {"modal_style": "full"}}]}
                    """),
            ], platforms: [.turboNavigator, .hotwireIOS],
            find: { subject in
                let contexts = ModalReach(subject.rules)
                return subject.rules.flatMap { stylesWithoutModal($0, contexts, in: subject) }
            }),
        Check(
            id: "context-ignored", severity: .warning, title: "a modal context with a presentation that ignores it",
            rationale: """
                "pop", "refresh", "clear_all", "replace_root" and "none" determine the stack themselves, so "context": "modal" \
                has no effect with them. A modal page needs the "presentation" "default" or "replace".
                """,
            triggers: [
                rule(#""context": "modal", "presentation": "replace_root""#),
                rule(#""context": "modal", "presentation": "clear_all""#),
            ],
            accepts: [
                rule(#""context": "modal", "presentation": "replace""#), rule(#""presentation": "replace_root""#),
            ], platforms: [.turboNavigator, .hotwireIOS],
            find: { subject in subject.rules.flatMap { ignoredContext($0, in: subject) } }),
    ]

    private static func stylesWithoutModal(
        _ rule: RuleSource, _ contexts: ModalReach, in subject: CheckSubject
    ) -> [Finding] {
        let keys: [PathProperties.KnownKey] = [.modalStyle, .modalFlow, .modalDismissGestureEnabled, .onDismiss]
        let members = keys.compactMap(rule.member)
        guard !members.isEmpty, rule.properties.context != .modal, !contexts.mayBeModal(rule) else { return [] }
        return members.map { member in
            subject.finding(
                "\"\(member.key)\" has no effect, because no rule makes these pages modal. Add \"context\": \"modal\".",
                suggestion: "\"context\": \"modal\"", atKey: member, rule: rule)
        }
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
}
