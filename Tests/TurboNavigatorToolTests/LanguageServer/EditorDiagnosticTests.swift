import Foundation
import Fuzzing
import Testing
import TurboCore

@testable import TurboNavigatorTool

@Suite struct EditorDiagnosticTests {
    /// The findings as lines: the range, the severity and the check.
    private static func lines(_ findings: JSONValue?) -> [String] {
        (findings?["diagnostics"]?.arrayValue ?? []).map { finding in
            let places = ["start", "end"].map { end in
                ["line", "character"].map { "\(finding["range"]?[end]?[$0]?.integerValue ?? -1)" }.joined(
                    separator: ":")
            }
            let severity = finding["severity"]?.integerValue ?? 0
            return "\(places.joined(separator: "-")) \(severity) \(finding["code"]?.stringValue ?? "")"
        }
    }

    /// Each row: a text, and its findings.
    @Test(arguments: [
        (#"{"rules": []}"#, []),
        ("{\"rules\": [],\r\n \"comment\": \"😀\", \"setings\": {}}", ["1:18-1:27 2 unknown-key"]),
        (
            "{\"rules\": [\n{\"comment\": \"見😀\", \"properties\": {}, \"patterns\": [\"/a$\"],}]}",
            ["1:0-1:58 2 useless-rule", "1:56-1:57 2 trailing-comma"]
        ),
        ("{\n  \"rules\": [\n", ["2:0-2:0 1 invalid-json"]), ("", ["0:0-0:0 1 invalid-json"]),
        ("\u{FEFF}// x", ["0:1-0:2 1 invalid-json"]), ("<html>", ["0:0-0:1 1 invalid-json"]),
    ])
    func `A finding has its range and severity`(text: String, expected: [String]) {
        var session = EditorSession(text)
        let findings = session.findings()
        #expect(findings.count == 1 && findings[0]["uri"]?.stringValue == EditorSession.uri)
        #expect(Self.lines(findings[0]) == expected, "\(findings)")
    }

    @Test func `The findings are those of check`() throws {
        let file = ToolRun.fixtures.appendingPathComponent("seed.json")
        let data = try Data(contentsOf: file)
        var session = EditorSession(String(decoding: data, as: UTF8.self))
        let found = session.findings().first?["diagnostics"]?.arrayValue ?? []
        let expected = FileCheck(data, usesLibrariesOfFile: true).diagnostics(file: "")
        #expect(found.map { $0["message"]?.stringValue } == expected.map(\.message))
        #expect(!found.isEmpty)
    }

    @Test func `The findings are those of the library that the file or the command line names`() {
        let rule = #"{"patterns": ["/a$"], "properties": {"uri": "hotwire://fragment/web"}}"#
        var forIOS = EditorSession(#"{"comment": "turbo-navigator: for hotwire-ios", "rules": [\#(rule)]}"#)
        let ofFile = Self.lines(forIOS.findings().first)
        #expect(!ofFile.isEmpty)
        var named = EditorSession(#"{"rules": [\#(rule)]}"#, CheckOptions(libraries: [.hotwireIOS]))
        #expect(Self.lines(named.findings().first).count == ofFile.count)
        var android = EditorSession(#"{"rules": [\#(rule)]}"#, CheckOptions(libraries: [.hotwireAndroid]))
        #expect(Self.lines(android.findings().first) != ofFile)
    }

    /// A person types at random places; the server gets each change, several at once.
    @Test func `Changes of ranges lead to the findings of the whole text`() throws {
        var generator = SeededGenerator(seed: 7)
        let start = """
            {"rules": [
              {"patterns": ["/😀$", "/new "], "properties": {"context": "modl", "é": 1}}\r
            ]}
            """
        var session = EditorSession(start)
        var text = start
        let parts = ["", "\"", "\n", "😀", ",", "}", "\"context\": \"modl\"", "/new$", "\r\n", "é"]
        for number in 0..<300 {
            var changes: [JSONValue] = []
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let document = EditorDocument(uri: "", version: .null, text: text)
                let starts = text.indices + [text.endIndex]
                let first = try #require(starts.randomElement(using: &generator))
                let last = text.index(
                    first, offsetBy: Int.random(in: 0...4, using: &generator), limitedBy: text.endIndex)
                let range = first..<(last ?? text.endIndex)
                let new = try #require(parts.randomElement(using: &generator))
                let bytes = range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
                let offsets = [bytes.lowerBound, bytes.upperBound].map { units in
                    text.utf8.distance(
                        from: text.startIndex, to: text.utf16.index(text.startIndex, offsetBy: units))
                }
                changes.append(["range": document.range(offsets[0]..<offsets[1]), "text": .string(new)])
                text.replaceSubrange(range, with: new)
            }
            session.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(EditorSession.uri), "version": 1],
                    "contentChanges": .array(changes),
                ])
            var fresh = EditorSession(text)
            try #require(session.findings() == fresh.findings(), "change \(number): \(changes)")
            if text.count > 300 { text = start; session.change(start); _ = session.findings() }
        }
    }

    @Test func `JSON of another kind has no findings`() {
        for text in [#"{"name": "app", "version": 1}"#, "[1, 2]", "{}"] {
            var session = EditorSession(text)
            #expect(Self.lines(session.findings().first).isEmpty)
        }
        var misspelled = EditorSession(#"{"rulse": []}"#)
        #expect(!Self.lines(misspelled.findings().first).isEmpty)
    }

    @Test func `Findings follow the text, and disappear with the document`() {
        var session = EditorSession("{")
        #expect(Self.lines(session.findings().first).count == 1)
        session.change("{]")
        session.change(#"{"rules": []}"#)
        let changed = session.findings()
        #expect(changed.count == 1 && Self.lines(changed.first).isEmpty && changed.first?["version"] == 2)
        #expect(session.findings().isEmpty)
        session.notify("textDocument/didClose", ["textDocument": ["uri": .string(EditorSession.uri)]])
        #expect(session.findings() == [["uri": .string(EditorSession.uri), "diagnostics": []]])
    }
}
