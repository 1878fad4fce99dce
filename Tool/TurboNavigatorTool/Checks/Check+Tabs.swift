import TurboCore

/// Checks of the tabs in the settings. Only Turbo Navigator reads them.
extension Check {
    private static func tabs(_ tabs: String, rules: String = "") -> Example {
        Example("{\"settings\": {\"tabs\": [\(tabs)]}, \"rules\": [\(rules)]}")
    }

    private static let mail = #"{"title": "Mail", "symbol": "envelope", "path": "/mail"}"#
    private static func rule(tab: String) -> String {
        "{\"patterns\": [\"^/mail\"], \"properties\": {\"tab_id\": \"\(tab)\"}}"
    }

    private static let unusableTab: Check = {
        var check = diagnosticCheck(
            .unusableTab, .error, "a tab that can't be shown",
            rationale: """
                The setting "tabs" is a list of objects. Each needs a "title" and the "path" of its first page, on the app's own \
                site. It can have a "symbol", an "id", by which rules refer to it with "tab_id", and a "badge", the path at which the \
                server answers with a number. For one tab "search" can be true. A tab that can't be shown is left out; the others \
                are shown, unless "visible" is false.
                """,
            triggeringExamples: [
                tabs(#"{"title": "Mail"}"#), tabs(#"{"title": "Mail", "path": "https://example.com/mail"}"#),
                tabs(#"{"title": "Mail", "path": "/mail", "symbl": "envelope"}"#), tabs(mail + ", " + mail),
                Example(#"{"settings": {"tabs": {}}, "rules": []}"#), tabs("\"/mail\""),
                tabs(#"{"title": "Find", "path": "/find", "search": "yes"}"#),
                tabs(#"{"title": "Mail", "path": "/mail", "badge": "mail/unread"}"#),
            ],
            nonTriggeringExamples: [
                tabs(mail), tabs(#"{"title": "Find", "path": "/find", "search": true}"#),
                tabs(#"{"title": "Mail", "path": "/mail", "badge": "/mail/unread", "visible": false}"#),
            ])
        check.libraries = [.turboNavigator]
        return check
    }()

    static let tabs: [Check] = [
        unusableTab,
        Check(
            id: "unknown-symbol", severity: .warning, title: "a symbol that doesn't exist",
            rationale: """
                A tab with an unknown "symbol" has no icon. The names are those of SF Symbols, as Apple's app of this name lists \
                them. A name that may be one of Apple's, but resembles one that is more common, is only a note.
                """,
            triggeringExamples: [
                tabs(#"{"title": "Mail", "symbol": "inbox", "path": "/mail"}"#),
                tabs(#"{"title": "Mail", "symbol": "evelope.fill", "path": "/mail"}"#),
            ],
            nonTriggeringExamples: [
                tabs(mail), tabs(#"{"title": "Mail", "symbol": "envelope.badge.fill", "path": "/mail"}"#),
                tabs(#"{"title": "Zoo", "symbol": "tortoise.fill", "path": "/zoo"}"#),
            ], libraries: [.turboNavigator], find: unknownSymbols),
        Check(
            id: "unknown-tab", severity: .warning, title: "a rule for a tab that doesn't exist",
            rationale: """
                "tab_id" is the "id" of a tab in the settings, or its "path" if it has no "id". A page with another one is shown \
                in the tab of its link. Tabs that the app creates in Swift aren't known here, so this is only reported if the \
                settings have tabs.
                """,
            triggeringExamples: [tabs(mail, rules: rule(tab: "mail"))],
            nonTriggeringExamples: [
                tabs(mail, rules: rule(tab: "/mail")), Example("{\"rules\": [\(rule(tab: "mail"))]}"),
                tabs(#"{"id": "mail", "title": "Mail", "path": "/mail"}"#, rules: rule(tab: "mail")),
            ], libraries: [.turboNavigator], find: unknownTabs),
    ]

    @Sendable private static func unknownSymbols(_ subject: CheckSubject) -> [Finding] {
        (subject.text.root?["settings"]?["tabs"]?.elements ?? []).compactMap { tab in
            guard let node = tab["symbol"], let text = node.value.stringValue,
                text.count <= ConfiguredTab.maximumLength, let problem = SymbolName(text).problem
            else { return nil }
            let nearest = SymbolName(text).nearest
            return subject.finding(
                problem.message, suggestion: nearest, at: node, severity: problem.severity,
                advice: nearest.map { [subject.replacement(of: node, by: JSONText.quoted($0))] } ?? [])
        }
    }

    @Sendable private static func unknownTabs(_ subject: CheckSubject) -> [Finding] {
        let tabs = subject.document.tabs.map(\.id)
        guard !tabs.isEmpty else { return [] }
        return subject.rules.compactMap { rule in
            guard let node = rule.node["properties"]?[PathProperties.KnownKey.tabID.rawValue],
                let id = node.value.stringValue, !tabs.contains(id)
            else { return nil }
            // The path and the identifier are often confused.
            let nearest = NearestWord.to(id, among: tabs) ?? tabs.first { $0 == "/" + id || "/" + $0 == id }
            let hint =
                nearest.map { "Did you mean \"\($0)\"?" }
                ?? "The tabs are \(tabs.map { "\"\($0)\"" }.joined(separator: ", "))."
            return subject.finding(
                "No tab in the settings has the identifier \"\(id)\". \(hint)", suggestion: nearest, at: node,
                rule: rule,
                advice: nearest.map { [subject.replacement(of: node, by: JSONText.quoted($0))] } ?? [])
        }
    }
}
