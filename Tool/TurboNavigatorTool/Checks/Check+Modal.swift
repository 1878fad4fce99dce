import TurboCore

extension Check {
    /// Checks of properties of the modal stack.
    static let modal: [Check] = [
        Check(
            id: "modal-style-without-modal", severity: .warning,
            title: "a modal property on pages that are never modal",
            rationale: """
                "modal_style", "modal_flow", "modal_dismiss_gesture_enabled" and "on_dismiss" apply to the modal stack. On \
                a page whose "context" isn't "modal" they have no effect. A rule that also matches modal pages isn't reported.
                """,
            triggeringExamples: [
                properties(#""modal_style": "full""#), properties(#""modal_dismiss_gesture_enabled": false"#),
                properties(#""modal_flow": "new""#), properties(#""on_dismiss": "refresh""#),
            ],
            nonTriggeringExamples: [
                properties(#""context": "modal", "modal_style": "full""#),
                Example(
                    """
                    {"rules": [{"patterns": ["^/modal"], "properties": {"context": "modal"}},
                               {"patterns": ["^/modal/full$"], "properties": {"modal_style": "full"}}]}
                    """),
                Example(
                    #"{"rules": [{"patterns": [], "properties": {"context": "modal", "modal_style": "full"}}]}"#),
            ], libraries: [.turboNavigator, .hotwireIOS],
            find: { subject in
                let contexts = ModalReach(subject.rules)
                return subject.rules.flatMap { stylesWithoutModal($0, contexts, in: subject) }
            }),
        Check(
            id: "context-ignored", severity: .warning, title: "a modal context with a presentation that ignores it",
            rationale: """
                "pop", "refresh", "clear_all", "replace_root" and "none" determine the stack themselves, so "context": "modal" \
                has no effect with them. A modal page needs the "presentation" "default" or "replace". On Android, only \
                "replace_root" is reported.
                """,
            triggeringExamples: [
                properties(#""context": "modal", "presentation": "replace_root""#),
                properties(#""context": "modal", "presentation": "clear_all""#),
                properties(#""context": "modal", "presentation": "replace_root""#, for: .hotwireAndroid),
                Example(
                    """
                    {"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}},
                               {"patterns": [".*"], "properties": {"presentation": "replace_root"}}]}
                    """, for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [
                properties(#""context": "modal", "presentation": "replace""#),
                properties(#""presentation": "replace_root""#),
                properties(#""context": "modal", "presentation": "clear_all""#, for: .turboAndroid),
            ],
            consequences: [
                LibraryConsequence(.turboNavigator, .hotwireIOS, text: "the context is ignored."),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid, text: "the app crashes on a modal page that replaces the root."),
            ], libraries: ConfigurationLibrary.allCases.filter { $0 != .turboIOS },
            find: { subject in subject.rules.flatMap { ignoredContext($0, in: subject) } }),
    ]

    private static func stylesWithoutModal(
        _ rule: RuleInFile, _ contexts: ModalReach, in subject: CheckSubject
    ) -> [Finding] {
        let keys: [PathProperties.KnownKey] = [.modalStyle, .modalFlow, .modalDismissGestureEnabled, .onDismiss]
        let members = keys.compactMap(rule.member)
        guard rule.rule != nil, !members.isEmpty, rule.properties.context != .modal, !contexts.mayBeModal(rule)
        else { return [] }
        return members.map { member in
            subject.finding(
                "\"\(member.key)\" has no effect, because no rule makes these pages modal. Add \"context\": \"modal\".",
                suggestion: "\"context\": \"modal\"", atKey: member, rule: rule, advice: modalContext(rule, in: subject)
            )
        }
    }

    private static func ignoredContext(_ rule: RuleInFile, in subject: CheckSubject) -> [Finding] {
        if subject.library.isAndroid { return modalRoots(rule, in: subject) }
        let presentation = rule.properties.presentation
        guard rule.properties.context == .modal, ![.default, .replace].contains(presentation),
            let member = rule.member(.presentation)
        else { return [] }
        return [
            subject.finding(
                "\"presentation\": \"\(presentation.rawValue)\" ignores \"context\": \"modal\". Remove one of the two.",
                atKey: member, rule: rule,
                advice: rule.member(.context).flatMap { subject.removal(of: $0, from: rule.members) }.map { [$0] } ?? []
            )
        ]
    }

    private static func modalContext(_ rule: RuleInFile, in subject: CheckSubject) -> [Fix] {
        if let context = rule.member(.context) { return [subject.replacement(of: context.node, by: "\"modal\"")] }
        return rule.node["properties"].map { [subject.insertion(of: "\"context\": \"modal\"", into: $0)] } ?? []
    }

    /// Finds a rule that replaces the root with a page that this or another rule makes modal. Android allows no such
    /// page.
    private static func modalRoots(_ rule: RuleInFile, in subject: CheckSubject) -> [Finding] {
        guard subject.library.understood(rule.properties).presentation == .replaceRoot,
            let member = rule.member(.presentation)
        else { return [] }
        // Also pages that an earlier rule makes modal, and that a wide pattern of this one matches.
        let modal = subject.rules.filter {
            $0.index < rule.index && subject.library.understood($0.properties).context == .modal
        }
        let samples = (rule.patterns + modal.flatMap(\.patterns)).flatMap(\.samples)
        let path = samples.first { path in
            guard rule.matches(path) else { return false }
            let match = subject.document.match(address: path, subject.library, matchesQuery: false)
            let page = subject.library.understood(match.properties)
            return page.context == .modal && page.presentation == .replaceRoot
        }
        guard let path else { return [] }
        let finding = subject.finding(
            "\"\(path)\" is modal, and a modal page can't replace the root. Remove the presentation.", atKey: member,
            rule: rule, advice: withoutPresentation(member, rule, in: subject).map { [$0] } ?? [])
        return [finding.with(Consequence.stopsApp("on such a page"))]
    }

    /// Removes the presentation, or the rule if it sets nothing else.
    private static func withoutPresentation(
        _ member: JSONNode.Member, _ rule: RuleInFile, in subject: CheckSubject
    ) -> Fix? {
        rule.members.count == 1
            ? subject.removal(of: rule)
            : subject.removal(of: member, from: rule.members)
    }
}
