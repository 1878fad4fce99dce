import Foundation
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
