import Foundation
import TurboCore

extension Check {
    private static func rule(_ properties: String, pattern: String = "/new$") -> String {
        "{\"rules\": [{\"patterns\": [\"\(pattern)\"], \"properties\": {\(properties)}}]}"
    }

    /// Checks for content that libraries read differently.
    static let differences: [Check] = [
        Check(
            id: "platform-difference", severity: .note,
            title: "something that the named libraries read differently",
            rationale: """
                One file can serve several apps. Android has no modal styles and no view controllers, and it ignores the case of \
                letters in patterns. Only libraries for Android read "uri". Only this library reads "view-controller" with a \
                hyphen. Reported for the libraries that --for names.
                """,
            triggeringExamples: [
                Example(rule(#""context": "modal", "modal_style": "full""#), for: .turboNavigator, .hotwireAndroid),
                Example(rule("", pattern: "/Sign_In$"), for: .hotwireIOS, .hotwireAndroid),
                Example(rule(#""view-controller": "numbers""#), for: .hotwireIOS),
                Example(rule(#""uri": "hotwire://fragment/web""#), for: .hotwireIOS),
            ],
            nonTriggeringExamples: [
                Example(rule(#""context": "modal""#), for: .turboNavigator, .hotwireAndroid),
                Example(rule(#""context": "modal", "modal_style": "full""#)),
                Example(rule(#""uri": "hotwire://fragment/web""#), for: .hotwireIOS, .hotwireAndroid),
                Example(rule(#""presentation": "modal", "view-controller": "numbers""#), for: .turboIOS),
            ], find: platformDifferences),
        Check(
            id: "android-uri", severity: .error, title: "a destination that isn't the URI of a screen",
            rationale: """
                Libraries for Android find the screen of a page by "uri" and "fallback_uri", such as \
                "hotwire://fragment/web". The URL of a page, or text without a scheme, usually names no screen: the page isn't shown, and the app \
                crashes at launch if it starts there. turbo-android crashes on a page whose "uri" is null. This is only a note unless --for names Android.
                """,
            triggeringExamples: [
                Example(rule(#""uri": 7"#), for: .hotwireAndroid), Example(rule(#""fallback_uri": true"#)),
                Example(rule(#""uri": "https://example.com/""#), for: .hotwireAndroid),
                Example(rule(#""uri": "/fragment/web""#), for: .hotwireAndroid),
                Example(
                    #"{"settings": {}, "rules": [{"patterns": [".*"], "properties": {"uri": null}}]}"#,
                    for: .turboAndroid),
            ],
            nonTriggeringExamples: [Example(rule(#""uri": "hotwire://fragment/web""#), for: .hotwireAndroid)],
            find: wrongDestinations
        ),
    ]

    @Sendable private static func platformDifferences(_ subject: CheckSubject) -> [Finding] {
        var known: Set<String> = []
        let foreign = PropertyVocabulary.keys.filter { isForeign($0, in: subject) }
        let name = subject.library.libraryName
        let ofKeys = subject.rules.flatMap { rule in
            rule.members.filter { member in foreign.contains { $0.name == member.key } }
                .filter { known.insert($0.key).inserted }
                .map { subject.finding("\(name) ignores the unknown key \"\($0.key)\".", atKey: $0, rule: rule) }
        }
        let isMixed = subject.library.isAndroid && subject.libraries.contains { !$0.ignoresCase }
        return ofKeys + (isMixed ? subject.rules.flatMap { capitals(in: $0, subject) } : [])
    }

    /// Whether the library doesn't read a key, and none of the named libraries is one that only it is for.
    private static func isForeign(_ key: PropertyVocabulary.Key, in subject: CheckSubject) -> Bool {
        if key.libraries.contains(subject.library) { return false }
        guard key.libraries.allSatisfy(\.isAndroid) else { return subject.library != .turboIOS }
        return subject.library != .turboNavigator && !subject.libraries.contains(where: \.isAndroid)
    }

    private static func capitals(in rule: RuleInFile, _ subject: CheckSubject) -> [Finding] {
        rule.patterns.compactMap { pattern in
            let literals = (RequiredLiteral.branches(of: pattern.text) ?? []).flatMap { $0.flatMap { $0 } }
            guard literals.contains(where: { (0x41...0x5A).contains($0) }) else { return nil }
            return subject.finding(
                "\"\(pattern.text)\" is case-sensitive on iOS, but not on Android.",
                at: pattern.node, rule: rule)
        }
    }

    @Sendable private static func wrongDestinations(_ subject: CheckSubject) -> [Finding] {
        subject.rules.flatMap { rule in
            rule.members.filter { $0.key == "uri" || $0.key == "fallback_uri" }.compactMap { member -> Finding? in
                if member.node.value == .null, member.key == "uri", subject.library == .turboAndroid {
                    return subject.finding(
                        "\"uri\" is null.", at: member.node, rule: rule,
                        advice: [subject.replacement(of: member.node, by: "\"turbo://fragment/web\"")]
                    ).with(Consequence.stopsApp("on each page that the rule matches"))
                }
                guard let (problem, severity) = problem(ofDestination: member.node.value) else { return nil }
                return subject.finding(
                    "\"\(member.key)\" is \(problem), but libraries for Android expect the URI of a screen such as \"hotwire://fragment/web\".",
                    at: member.node, rule: rule, severity: subject.library.isAndroid ? severity : .note,
                    advice: [subject.replacement(of: member.node, by: "\"hotwire://fragment/web\"")])
            }
        }
    }

    private static func problem(ofDestination value: JSONValue) -> (String, Severity)? {
        guard let text = value.stringValue else { return value == .null ? nil : (value.typeName, .error) }
        let isPage = text.hasPrefix("http://") || text.hasPrefix("https://")
        if isPage { return ("the URL of a page", .warning) }
        let hasScheme = text.range(of: "^[A-Za-z][A-Za-z0-9+.-]*:", options: .regularExpression) != nil
        return hasScheme ? nil : ("no URI", .warning)
    }
}
