import Foundation
import Fuzzing
import Testing

@testable import TurboCore

@Suite struct PathConfigurationDocumentTests {
    static func document(_ text: String) throws -> PathConfigurationDocument {
        try PathConfigurationDocument(Data(text.utf8))
    }

    /// A mistake that a server can make as often as a megabyte has place for.
    enum Mistake: CaseIterable {
        case unknownKey, unknownKeyOfRule, wrongWord, similarProperty, emptyTab, similarTab, similarKeys

        var text: String {
            switch self {
            case .unknownKey: #"{"rules": [], \#(many(#""rulez": 1"#, 90_000))}"#
            case .unknownKeyOfRule: rule(#""properties": {}, \#(many(#""patern":1"#, 90_000))"#)
            case .wrongWord: rule(#""properties": {\#(many(#""context":"pop""#, 60_000))}"#)
            case .similarProperty: rule(#""properties": {\#(many(#""contex":"modal""#, 55_000))}"#)
            case .emptyTab: tabs(many("{}", 330_000))
            case .similarTab: tabs(many(#"{"titel":1}"#, 83_000))
            case .similarKeys: tabs("{" + (0..<80_000).map { #""a\#($0)":1"# }.joined(separator: ",") + "}")
            }
        }

        private func many(_ part: String, _ count: Int) -> String {
            [String](repeating: part, count: count).joined(separator: ",")
        }

        private func rule(_ members: String) -> String { #"{"rules": [{"patterns": ["/"], \#(members)}]}"# }

        private func tabs(_ list: String) -> String { #"{"rules": [], "settings": {"tabs": [\#(list)]}}"# }
    }

    @Test(arguments: Mistake.allCases)
    func `A document that is full of mistakes is read at once`(_ mistake: Mistake) throws {
        let text = mistake.text
        let start = Fuzz.processorTime()
        let document = try Self.document(text)
        let tabs = document.tabs
        let time = Fuzz.processorTime() - start
        #expect(time < 4)
        #expect(document.diagnostics.count <= 101 && tabs.isEmpty)
    }

    @Test func `Settings and rules are read`() throws {
        let document = try Self.document(
            """
            {
              "comment": "for people",
              "settings": {"pages": [{"path": "/"}], "beta": true, "count": 3},
              "rules": [
                {"patterns": ["/new$", "/edit$"], "properties": {"context": "modal", "tab": 1}, "comment": "forms"},
                {"patterns": ["/numbers$"], "properties": {"view_controller": "numbers", "nested": {"a": [1]}}}
              ]
            }
            """)
        #expect(document.settings == ["pages": [["path": "/"]], "beta": true, "count": 3])
        #expect(document.rules.map(\.patterns) == [["/new$", "/edit$"], ["/numbers$"]])
        #expect(document.rules.first?.properties == ["context": "modal", "tab": 1])
        #expect(document.rules.last?.properties["nested"] as? [String: AnyHashable] == ["a": [1]])
        #expect(document.diagnostics.isEmpty)
    }

    /// The rules of the Turbo Navigator README, with its misspelling.
    @Test func `The misspelling in Turbo Navigator's README is reported`() throws {
        let document = try Self.document(
            """
            {"rules": [
              {"patterns": ["/new$", "/edi$"], "properties": {"context": "modal"}},
              {
                "patterns": ["/refresh_historical_location"],
                "properties": {
                  "prsentation": "refresh"
                }
              }
            ]}
            """)
        let diagnostic = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(diagnostic.severity == .warning)
        #expect(diagnostic.ruleIndex == 1)
        #expect(diagnostic.key == "prsentation")
        #expect(diagnostic.line == 6)
        #expect(diagnostic.column == 7)
        #expect(diagnostic.message.contains("Did you mean \"presentation\"?"))
        #expect(document.rules.last?.properties["prsentation"] as? String == "refresh")
        #expect(document.match(path: "/posts/1/edit").properties.isEmpty)
        #expect(document.match(path: "/posts/1/edi").properties.context == .modal)
    }

    /// The cookbook of Turbo Navigator uses the app's own keys.
    @Test func `The cookbook of Turbo Navigator has no diagnostics`() throws {
        let document = try Self.document(
            """
            {"rules": [{
              "patterns": ["/users/sign_in"],
              "properties": {
                "context": "modal", "controller": "new_session", "modalPresentationStyle": "full_screen",
                "isModalNavigationBarHidden": true
              },
              "comment": "Present the login screen in full-screen modal that cannot be dismissed"
            }]}
            """)
        #expect(document.diagnostics.isEmpty)
        let properties = document.match(path: "/users/sign_in").properties
        #expect(properties["controller"] as? String == "new_session")
        #expect(properties["isModalNavigationBarHidden"] as? Bool == true)
    }

    /// Each row: a rule, the number of remaining patterns (nil: the rule is ignored), and a part of the first message.
    @Test(
        arguments: [
            (#"{"patterns": ["/a", "["], "properties": {}}"#, 1, "this \"[\" has no closing \"]\""),
            (#"{"patterns": ["/a", ""], "properties": {}}"#, 1, "empty pattern"),
            (#"{"patterns": ["/a", 3], "properties": {}}"#, 1, "is a number but must be text"),
            (#"{"patterns": ["*"], "properties": {}}"#, nil, "Write \".*\""),
            (#"{"patterns": ["(a"], "properties": {}}"#, nil, "this \"(\" has no closing \")\""),
            (#"{"patterns": [], "properties": {}}"#, nil, "no valid pattern"),
            (#"{"patterns": "/a", "properties": {}}"#, nil, "are text but must be an array"),
            (#"{"properties": {}}"#, nil, "has no \"patterns\""),
            (#"{"patterns": ["/a"]}"#, nil, "has no \"properties\""),
            (#"{"patterns": ["/a"], "properties": [1]}"#, nil, "are an array but must be an object"),
            (#"{"pattern": ["/a"], "properties": {}}"#, nil, "has no \"patterns\""),
            (#""/a""#, nil, "is text but must be an object"),
            (#"{"patterns": ["/a"], "properties": {}, "context": "modal"}"#, 1, "app into \"properties\""),
            (#"{"patterns": ["/a"], "properties": {}, "coment": "x"}"#, 1, "Did you mean \"comment\"?"),
        ] as [(String, Int?, String)])
    func `Only an invalid part of a rule is ignored`(rule: String, patterns: Int?, part: String) throws {
        let good = #"{"patterns": ["/good"], "properties": {"hit": true}}"#
        let document = try Self.document("{\"rules\": [\(good), \(rule), \(good)]}")
        #expect(document.rules.map(\.index) == (patterns == nil ? [0, 2] : [0, 1, 2]))
        #expect(document.rules.first { $0.index == 1 }?.patterns.count == patterns)
        let diagnostic = try #require(
            document.diagnostics.first { $0.message.contains(part) }, "\(document.diagnostics)")
        #expect(diagnostic.ruleIndex == 1)
        #expect(diagnostic.line == 1)
    }

    /// Each row: properties, those that are used, and a part of the message.
    @Test(
        arguments: [
            (#"{"context": 1, "tab": 1}"#, ["tab": 1], "\"context\" is a number"),
            (#"{"animated": "no"}"#, [:], "must be true or false"),
            (#"{"animated": 1}"#, [:], "must be true or false"),
            (#"{"title": true}"#, [:], "must be text"),
            (#"{"presentation": "refesh"}"#, [:], "Did you mean \"refresh\"?"),
            (#"{"presentation": "clearAll"}"#, [:], "Did you mean \"clear_all\"?"),
            (#"{"presentation": "push"}"#, [:], "Did you mean \"default\"?"),
            (#"{"presentation": "sideways"}"#, [:], "Use \"default\", \"pop\","),
            (#"{"modal_style": "ful"}"#, [:], "Did you mean \"full\"?"),
            (#"{"modalStyle": "full"}"#, ["modalStyle": "full"], "Did you mean \"modal_style\"?"),
            (#"{"context": null}"#, ["context": .null], nil),
            (#"{"anything": {"a": 1}}"#, ["anything": ["a": 1]], nil),
        ] as [(String, PathProperties, String?)])
    func `Only an invalid key is ignored`(properties: String, expected: PathProperties, part: String?) throws {
        let document = try Self.document("{\"rules\": [{\"patterns\": [\".*\"], \"properties\": \(properties)}]}")
        #expect(document.rules.first?.properties.dictionary == expected.dictionary)
        #expect(document.diagnostics.count == (part == nil ? 0 : 1))
        #expect(
            document.diagnostics.allSatisfy { $0.message.contains(part ?? "") && $0.ruleIndex == 0 && $0.key != nil })
    }

    @Test(arguments: [#"{"settings": [1], "rules": []}"#, #"{"settings": {}, "rules": {}}"#, #"{"settings": {}}"#])
    func `Only invalid settings or rules are ignored`(text: String) throws {
        let document = try Self.document(text)
        #expect(document.rules.isEmpty)
        #expect(document.settings.isEmpty)
        #expect(document.diagnostics.map(\.severity) == [.error])
    }

    @Test func `Unknown keys beside the rules are noted`() throws {
        let document = try Self.document(#"{"rules": [], "setings": {}, "version": 2}"#)
        #expect(document.diagnostics.map(\.key) == ["setings", "version"])
        #expect(document.diagnostics.first?.message.contains("Did you mean \"settings\"?") == true)
        #expect(document.diagnostics.map(\.severity) == [.warning, .note])
        #expect(document.diagnostics.first?.suggestion == "settings")
    }

    @Test(
        arguments: [
            ("[]", "is an array"), ("{}", "\"rules\" is missing"), ("{\"error\": 1}", "\"rules\" is missing"),
            ("{\"rules\": 1}", "\"rules\" is a number"), ("", "empty"), ("{\"rules\": [],,}", "key in double quotes"),
            ("<!DOCTYPE html>", "HTML"), ("\"rules\"", "is text"),
        ])
    func `A document that isn't a path configuration is rejected`(text: String, part: String) throws {
        let diagnostic = try #require(throws: PathConfigurationDiagnostic.self) { try Self.document(text) }
        #expect(diagnostic.message.contains(part), "\(diagnostic.message)")
        #expect(diagnostic.severity == .error)
    }

    @Test func `Other encodings are rejected`() throws {
        let data = try #require("{\"rules\": []}".data(using: .utf16))
        let diagnostic = try #require(throws: PathConfigurationDiagnostic.self) { try PathConfigurationDocument(data) }
        #expect(diagnostic.message.contains("UTF-8"))
    }

    @Test func `Size is bounded`() throws {
        let limit = PathConfigurationDocument.maximumSize
        let text = "{\"rules\": []}"
        let fitting = text + String(repeating: " ", count: limit - text.utf8.count)
        #expect(try Self.document(fitting).rules.isEmpty)
        #expect(throws: PathConfigurationDiagnostic.self) { try Self.document(fitting + " ") }
    }

    @Test func `Patterns are bounded in length`() throws {
        let limit = PathPattern.maximumLength
        #expect(throws: Never.self) { try PathPattern(String(repeating: "a", count: limit)) }
        #expect(throws: PathPattern.Problem.self) { try PathPattern(String(repeating: "a", count: limit + 1)) }
    }

    @Test func `Diagnostics are bounded in number`() throws {
        let rules = Array(repeating: "1", count: 150).joined(separator: ",\n")
        let document = try Self.document("{\"rules\": [\(rules)]}")
        #expect(document.diagnostics.count == DiagnosticLog.maximumCount + 1)
        #expect(document.diagnostics.last?.message.contains("50 more") == true)
        #expect(document.diagnostics[9].line == 10)
    }

    @Test func `A diagnostic prints as one line`() {
        let diagnostic = PathConfigurationDiagnostic(
            severity: .warning, message: "Look here.", source: .file(URL(fileURLWithPath: "/tmp/a.json")),
            position: .init(line: 3, column: 5))
        #expect(diagnostic.description == "/tmp/a.json:3:5: warning: Look here.")
        #expect(PathConfigurationDiagnostic(severity: .note, message: "Fine.").description == "note: Fine.")
        #expect(PathConfigurationDiagnostic.Severity.note < .error)
    }

    /// The demo of turbo-ios has such a comma, and PHP encodes any empty array as `[]`.
    @Test func `A file with a trailing comma or an empty array is read`() throws {
        let document = try Self.document(
            #"{"settings": [], "rules": [{"patterns": ["/new$",], "properties": []}, {"patterns": ["/a"], "properties": {}}],}"#
        )
        #expect(document.rules.map(\.patterns) == [["/new$"], ["/a"]])
        #expect(document.settings.isEmpty)
        #expect(
            document.diagnostics.map(\.code) == [.emptyArray, .trailingComma, .emptyArray, .trailingComma])
        #expect(document.diagnostics.allSatisfy { $0.severity == .warning && $0.position != nil })
    }

    @Test(arguments: [
        (#""presentation": "modal""#, #""context": "modal""#),
        (#""context": "replace_root""#, #""presentation": "replace_root""#),
        (#""context": "full""#, #""modal_style": "full""#), (#""context": "modl""#, "modal"),
    ])
    func `A value that belongs to another key is reported with that key`(property: String, suggestion: String) throws {
        let document = try Self.document("{\"rules\": [{\"patterns\": [\".*\"], \"properties\": {\(property)}}]}")
        #expect(document.diagnostics.map(\.suggestion) == [suggestion])
    }
}
