import TurboCore

extension Check {
    static let fine = Example(#"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#)

    /// The diagnostics of the path configuration parser for the file as a whole.
    static let reading: [Check] = [
        diagnosticCheck(
            .invalidJSON, .error, "text that isn't JSON",
            rationale: """
                A path configuration is JSON as defined by RFC 8259: with double quotes, and without comments. An app ignores \
                a file that isn't JSON, and continues to use its last valid one. Libraries for Android accept comments and \
                single quotes, but no other library does.
                """,
            triggeringExamples: [
                Example("{\n  // Forms\n  \"rules\": []\n}"), Example("{'rules': []}"),
                Example("<!DOCTYPE html>"), Example(#"{"rules": [{"patterns": ["\d+"], "properties": {}}]}"#),
            ],
            nonTriggeringExamples: [fine, Example(#"{"rules": [],}"#)]),
        diagnosticCheck(
            .trailingComma, .warning, "a comma after the last element",
            rationale: """
                JSON doesn't allow a comma before a closing bracket, and most parsers reject the whole file.
                """,
            triggeringExamples: [
                Example(#"{"rules": [],}"#), Example(#"{"rules": [{"patterns": ["/a$",], "properties": {"tab": 1}}]}"#),
                Example(#"{"rules": [{"patterns": ["/a$",], "properties": {"tab": 1}}]}"#, for: .hotwireAndroid),
            ],
            nonTriggeringExamples: [fine],
            consequences: [
                LibraryConsequence(.turboNavigator, .hotwireIOS, .turboIOS, text: "none."),
                LibraryConsequence(
                    .hotwireAndroid, .turboAndroid,
                    text: """
                        in an object, the app ignores the whole file. In an array it reads null as another element: in \
                        "rules", the app crashes on every page; in "patterns", it crashes on each page that no pattern of the \
                        rule matches.
                        """),
            ]),
        diagnosticCheck(
            .emptyArray, .warning, "[] where an object is expected",
            rationale: """
                PHP encodes an empty array as [] even if {} is meant. Write new stdClass() or (object) [].
                """,
            triggeringExamples: [
                Example(#"{"settings": [], "rules": []}"#),
                Example(#"{"rules": [{"patterns": ["/a$"], "properties": []}]}"#),
            ],
            nonTriggeringExamples: [Example(#"{"settings": {}, "rules": []}"#)],
            consequences: [
                LibraryConsequence(
                    .turboNavigator, .hotwireAndroid, .turboAndroid, text: "it's read as an empty object."),
                LibraryConsequence(
                    .hotwireIOS, .turboIOS,
                    text: "if the properties of a rule are [], the app ignores the whole file; settings are empty."),
            ]),
        diagnosticCheck(
            .notAConfiguration, .error, "JSON without rules and settings",
            rationale: """
                The document is an object with "rules", "settings" or both. Anything else, such as an API's error response, \
                isn't accepted as a configuration, so that it can't replace a valid one.
                """,
            triggeringExamples: [Example("[]"), Example("{}"), Example(#"{"error": "Not found"}"#)],
            nonTriggeringExamples: [fine, Example(#"{"settings": {}, "rules": []}"#)],
            consequences: [
                LibraryConsequence(.turboNavigator, text: "the file is ignored, unless it has settings."),
                LibraryConsequence(
                    .hotwireIOS, .turboIOS, text: "the app ignores the whole file, also if only \"rules\" is missing."),
                LibraryConsequence(
                    .hotwireAndroid,
                    text: "the app has no rules if \"rules\" is missing, and stops at launch if it's null."),
                LibraryConsequence(.turboAndroid, text: "the app crashes if \"rules\" is missing or null."),
            ]),
        diagnosticCheck(
            .overLimit, .error, "a configuration that exceeds a limit",
            rationale: """
                A configuration can have at most 1 MB, 32 levels and 20,000 patterns of 1,000 characters each. The limits keep an \
                app fast whatever its server sends. Only Turbo Navigator has them, so they're notes for other libraries.
                """,
            triggeringExamples: [Example(String(repeating: "[", count: 40) + String(repeating: "]", count: 40))],
            nonTriggeringExamples: [fine]
        ) { subject in
            guard subject.text.isTooLarge, subject.library == .turboNavigator else { return [] }
            return [Finding("The path configuration is larger than 1 MB. It is ignored.", at: nil)]
        },
    ]
}
