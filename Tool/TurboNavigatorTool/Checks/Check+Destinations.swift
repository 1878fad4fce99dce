import TurboCore

extension Check {
    private static func rules(_ rules: String, for library: ConfigurationLibrary) -> Example {
        Example("{\"rules\": [\(rules)]}", for: library)
    }

    private static let destination = #"{"patterns": ["/new$"], "properties": {"uri": "turbo://fragment/web/modal"}}"#

    /// The check of the destinations of turbo-android.
    static let destinations: [Check] = [
        Check(
            id: "missing-uri", severity: .error, title: "pages without a destination in turbo-android",
            rationale: """
                turbo-android stops the app on a page for which no rule sets "uri". Begin with a rule for ".*". Hotwire Native \
                for Android has a default.
                """,
            triggeringExamples: [
                rules(destination, for: .turboAndroid),
                rules(#"{"patterns": [".*"], "properties": {"context": "default"}}"#, for: .turboAndroid),
            ],
            nonTriggeringExamples: [
                rules(
                    #"{"patterns": [".*"], "properties": {"uri": "turbo://fragment/web"}}, "# + destination,
                    for: .turboAndroid),
                rules(destination, for: .hotwireAndroid), Example(destination, for: .turboAndroid),
            ], libraries: [.turboAndroid], find: missingDestinations),
        Check(
            id: "missing-settings", severity: .error, title: "a file without settings for turbo-android",
            rationale: """
                turbo-android reads whether it may take screenshots from the settings. If the file has none, it crashes when \
                the user leaves the first page. An empty object is enough. Hotwire Native for Android doesn't need settings.
                """,
            triggeringExamples: [
                Example(
                    #"{"rules": [{"patterns": [".*"], "properties": {"uri": "turbo://fragment/web"}}]}"#,
                    for: .turboAndroid)
            ],
            nonTriggeringExamples: [
                Example(#"{"settings": {}, "rules": []}"#, for: .turboAndroid),
                Example(#"{"rules": []}"#, for: .hotwireAndroid), Example(destination, for: .turboAndroid),
            ], libraries: [.turboAndroid], find: missingSettings),
    ]

    @Sendable private static func missingSettings(_ subject: CheckSubject) -> [Finding] {
        guard let root = subject.text.root, root["rules"] != nil, root["settings"] == nil, !subject.text.isBareRule
        else {
            return []
        }
        let finding = Finding(
            "\"settings\" is missing. Add \"settings\": {}.", at: root.offset..<root.offset + 1,
            advice: [subject.insertion(of: "\"settings\": {}", into: root)])
        return [finding.with(Consequence.stopsApp("when the user leaves the first page"))]
    }

    @Sendable private static func missingDestinations(_ subject: CheckSubject) -> [Finding] {
        let hasDefault = subject.rules.contains { $0.isCatchAll && $0.properties.value("uri") != nil }
        guard !hasDefault, !subject.rules.isEmpty, !subject.text.isBareRule, let rules = subject.text.root?["rules"]
        else {
            return []
        }
        let range = rules.offset..<rules.offset + 1
        let rule = #"{"patterns": [".*"], "properties": {"uri": "turbo://fragment/web"}}"#
        let finding = Finding(
            "No rule for all paths sets \"uri\". Add one for \".*\" at the top.", at: range,
            advice: [subject.insertion(of: rule, into: rules)])
        return [finding.with(Consequence.stopsApp("on each page without it"))]
    }
}
