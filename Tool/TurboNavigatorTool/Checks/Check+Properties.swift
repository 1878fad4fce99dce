import TurboCore

extension Check {
    static func properties(_ properties: String, for library: ConfigurationLibrary = .turboNavigator) -> Example {
        Example("{\"rules\": [{\"patterns\": [\"/new$\"], \"properties\": {\(properties)}}]}", for: library)
    }

    /// Checks of keys and values.
    static let properties: [Check] = [
        diagnosticCheck(
            .unknownKey, .warning, "a key that is probably misspelled",
            rationale: """
                Unknown keys belong to the app and aren't reported. A key that differs from a known one by a letter or two is \
                probably a mistake: it has no effect, and other libraries ignore it silently. Apps with turbo-ios read all \
                keys themselves, so another style such as "pull-to-refresh-enabled" is theirs. Outside of properties, a key \
                that begins with "_" is a comment.
                """,
            triggeringExamples: [
                properties(#""prsentation": "refresh""#), properties(#""pull_to_refresh": false"#),
                properties(#""context": "modal", "modalStyle": "full""#),
                Example(#"{"rules": [], "setings": {}}"#),
            ],
            nonTriggeringExamples: [
                properties(#""controller": "new_session""#), properties(#""presentation": "refresh""#),
                properties(#""pull-to-refresh-enabled": false"#, for: .turboIOS),
                Example(
                    """
                    {"_comment": "For iOS",
                     "rules": [{"_comment": "Forms", "patterns": ["/new$"], "properties": {"context": "modal"}}]}
                    """),
            ]),
        diagnosticCheck(
            .unknownValue, .error, "an unknown value of a key",
            rationale: """
                A key with an unknown value has no effect, so the page is shown in the default way. Apps with turbo-ios read \
                all values themselves, such as "presentation": "modal".
                """,
            triggeringExamples: [
                properties(#""context": "modl""#), properties(#""presentation": "modal""#),
                properties(#""presentation": "push""#),
                properties(#""modal_style": "huge""#),
            ],
            nonTriggeringExamples: [
                properties(#""context": "modal""#), properties(#""presentation": "clear_all""#),
                properties(#""presentation": "push""#, for: .hotwireAndroid),
                properties(#""context": "MODAL""#, for: .turboAndroid),
                properties(#""presentation": "modal""#, for: .turboIOS),
            ],
            consequences: [
                LibraryConsequence(.turboNavigator, text: "the key is ignored, so a value of an earlier rule counts."),
                LibraryConsequence(
                    .hotwireIOS, .hotwireAndroid, .turboAndroid,
                    text: "the value replaces that of an earlier rule, and means the default. Android ignores case."),
                LibraryConsequence(
                    .turboIOS, text: "the app gets the value. Only what looks like a misspelling is reported."),
            ]),
        diagnosticCheck(
            .wrongType, .error, "a value of the wrong type",
            rationale: """
                true and "true" aren't the same. "patterns" is an array of texts, and "properties" is an object.
                """,
            triggeringExamples: [
                properties(#""animated": "false""#), properties(#""context": true"#),
                Example(#"{"rules": [{"patterns": "/new$", "properties": {"context": "modal"}}]}"#),
                Example(#"{"rules": [{"patterns": ["/new$", 7], "properties": {}}]}"#, for: .hotwireIOS),
                Example(#"{"rules": [{"patterns": ["/new$"], "properties": null}]}"#, for: .turboIOS),
                properties(#""animated": "false""#, for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [
                properties(#""animated": false"#),
                properties(#""pull_to_refresh_enabled": "false""#, for: .turboAndroid),
                properties(#""animated": 0"#, for: .hotwireIOS),
            ],
            consequences: [
                LibraryConsequence(.turboNavigator, text: "the key, the pattern or the rule is ignored."),
                LibraryConsequence(
                    .hotwireIOS, .turboIOS,
                    text: """
                        with a rule, patterns or properties of another type, or a pattern that isn't text, the app ignores the \
                        whole file. A value of another type means the default; 0 and 1 are false and true.
                        """),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid,
                    text: """
                        null instead of a rule, patterns or a pattern stops the app, and null instead of properties stops it \
                        on the pages of the rule. With any other type, the app ignores the whole file. Numbers are read as text.
                        """),
                LibraryConsequence(
                    .hotwireAndroid,
                    text:
                        "\"animated\" or \"pull_to_refresh_enabled\" of another type stops the app on the pages of the rule."
                ),
                LibraryConsequence(
                    .turboAndroid, text: "all values are read as text: \"false\" is false, and 1 isn't true."),
            ]),
    ]
}
