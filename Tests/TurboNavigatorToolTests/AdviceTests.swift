import Foundation
import Testing
import TurboCore

@testable import TurboNavigatorTool

/// What a message advises can be done: the finding is gone then, and no other one appears.
@Suite struct AdviceTests {
    /// Whether a message names a change.
    private static func advises(_ message: String) -> Bool {
        message.range(of: #"\b([Ww]rite|[Rr]emove|Add|Move|Put|Did you mean|Leave out)\b"#, options: .regularExpression)
            != nil
    }

    private static func applying(_ advice: [Fix], to text: String) -> String {
        var bytes = Array(text.utf8)
        for fix in advice.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(fix.range, with: Array(fix.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func findings(_ text: String, _ options: CheckOptions) -> [Diagnostic] {
        FileCheck(Data(text.utf8), options).diagnostics(file: "")
    }

    private static func follow(_ text: String, _ options: CheckOptions, only id: String? = nil) {
        let found = findings(text, options)
        for diagnostic in found where id == nil || diagnostic.id == id {
            if diagnostic.advice.isEmpty {
                #expect(!advises(diagnostic.message) || isForTheApp(diagnostic), "\(text)\n\(diagnostic.message)")
                continue
            }
            let changed = applying(diagnostic.advice, to: text)
            let rest = findings(changed, options)
            let known = found.map(\.id)
            #expect(
                rest.filter { $0.id == diagnostic.id }.count < known.filter { $0 == diagnostic.id }.count,
                "\(text)\n\(diagnostic.message)\n\(changed)")
            let new = rest.filter { !known.contains($0.id) }
            #expect(new.isEmpty, "\(text)\n\(diagnostic.message)\n\(changed)\n\(new.map(\.message))")
        }
    }

    /// Changes that only the app's author can make.
    private static func isForTheApp(_ diagnostic: Diagnostic) -> Bool {
        switch diagnostic.id {
        case "invalid-json", "slow-pattern": true
        // No directive is like this one.
        case "unknown-directive": diagnostic.suggestion == nil
        default: false
        }
    }

    @Test(arguments: Check.all.map(\.id))
    func `What a check advises for its examples resolves the finding`(id: String) throws {
        let check = try #require(Check.all.first { $0.id == id })
        for example in check.triggeringExamples { Self.follow(example.text, example.options, only: id) }
    }

    /// Mistakes of public files.
    @Test(
        arguments: [
            #"{"context": "modal", "presentation": "modal"}"#, #"{"presentation": "modal", "context": "modal"}"#,
            #"{"presentation": "modal", "context": "default"}"#, #"{"presentation": "modal"}"#,
            #"{"context": "default", "presentation": "modal", "pull_to_refresh_enabled": false}"#,
            #"{"presentation": "modal", "context": "modal", "prsentation": "replace"}"#,
            #"{"modalStyle": "full", "modal_style": "full", "context": "modal"}"#,
            #"{"context": "modal", "context": "modal"}"#, #"{"animated": "True"}"#,
        ])
    func `What is advised for the properties of a rule resolves the finding`(properties: String) {
        for library in [
            [ConfigurationLibrary.turboNavigator], [.hotwireIOS], [.hotwireAndroid], [.hotwireIOS, .hotwireAndroid],
        ] {
            let text = #"{"rules": [{"patterns": ["/new$"], "properties": \#(properties)}]}"#
            Self.follow(text, CheckOptions(libraries: library))
        }
    }

    @Test(
        arguments: [
            #"{"patterns": ["/new$"], "properties": {"context": "modal"}}, {"patterns": [".*"], "properties": {"context": "default"}}"#,
            #"{"patterns": ["/a$", "/a$", "/b$"], "properties": {"tab": 1}}, {"patterns": ["/new$"], "properties": {}}"#,
            #"{"patterns": ["/x$"], "properties": {}}, {"patterns": ["/y$"], "properties": {}}"#,
        ])
    func `What is advised for the order of rules resolves the finding`(rules: String) {
        Self.follow("{\"rules\": [\(rules)]}", CheckOptions())
        Self.follow("{\n  \"rules\": [\n\(rules)\n  ]\n}\n", CheckOptions(libraries: [.hotwireIOS]))
    }
}
