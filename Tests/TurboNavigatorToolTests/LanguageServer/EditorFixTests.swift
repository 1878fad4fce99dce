import Foundation
import Testing
import TurboCore

@testable import TurboNavigatorTool

@Suite struct EditorFixTests {
    private static let text = """
        {"rules": [
          {"patterns": ["/new$ "], "properties": {"context": "modl"}},
          {"patterns": ["/😀", "/^\\\\/a$/"], "properties": {"presentation": "modal",}}
        ]}
        """

    private static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
        [
            "start": ["line": .integer(line), "character": .integer(start)],
            "end": ["line": .integer(line), "character": .integer(end)],
        ]
    }

    private static func actions(_ session: inout EditorSession, _ range: JSONValue, only: [String]? = nil)
        -> [JSONValue]
    {
        var context: [String: JSONValue] = ["diagnostics": []]
        context["only"] = only.map { .array($0.map { .string($0) }) }
        return session.result("textDocument/codeAction", ["range": range, "context": .object(context)]).arrayValue ?? []
    }

    /// Applies an action to a text, as an editor does.
    private static func apply(_ action: JSONValue?, to text: String) throws -> String {
        let edits = try #require(action?["edit"]?["changes"]?[EditorSession.uri]?.arrayValue)
        let document = EditorDocument(uri: EditorSession.uri, version: .null, text: text)
        let parts = try edits.map { (try document.offsets(of: $0["range"]), try #require($0["newText"]?.stringValue)) }
        var bytes = document.bytes
        for (range, text) in parts.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Each row: a line and a column, the titles of the fixes there, and a part of the text after the first one.
    @Test(arguments: [
        (1, 20, ["Replace \"/new$ \" with \"/new$\""], #"["/new$"]"#),
        (1, 55, ["Replace \"modl\" with \"modal\""], #""context": "modal""#),
        (2, 70, ["Replace \"presentation\": \"modal\" with \"context\": \"modal\""], #"{"context": "modal",}"#),
        (
            2, 74, ["Replace \"presentation\": \"modal\" with \"context\": \"modal\"", "Remove \",\""],
            #"{"context": "modal",}"#
        ),
        (0, 3, [], ""),
    ])
    func `A finding has the fix of check`(line: Int, column: Int, titles: [String], part: String) throws {
        var session = EditorSession(Self.text)
        let actions = Self.actions(&session, Self.range(line, column, column), only: ["quickfix"])
        #expect(actions.compactMap { $0["title"]?.stringValue } == titles)
        #expect(actions.allSatisfy { $0["kind"] == "quickfix" && $0["diagnostics"]?.arrayValue?.count == 1 })
        if !titles.isEmpty { #expect(try Self.apply(actions.first, to: Self.text).contains(part)) }
    }

    /// Each row: the rules, a column in them, and the rules after the only fix, which check doesn't make.
    @Test(arguments: [
        (
            #"{"patterns": ["/a$"], "properties": {"prsentation": "replace"}}"#, 40,
            #"{"patterns": ["/a$"], "properties": {"presentation": "replace"}}"#
        ),
        (
            #"{"patterns": ["/new$"], "properties": {"tab": 1}}, {"patterns": [".*"], "properties": {"tab": 2}}"#, 66,
            #"{"patterns": [".*"], "properties": {"tab": 2}}, {"patterns": ["/new$"], "properties": {"tab": 1}}"#
        ),
        (
            #"{"patterns": ["/a$"], "properties": {"context": "modal", "presentation": "modal"}}"#, 75,
            #"{"patterns": ["/a$"], "properties": {"context": "modal"}}"#
        ),
    ])
    func `Advice that isn't certain is offered as a fix, but not as the preferred one`(
        rules: String, column: Int, expected: String
    ) throws {
        let start = #"{"rules": ["#
        let text = start + rules + "]}"
        var session = EditorSession(text)
        let actions = Self.actions(&session, Self.range(0, start.count + column, start.count + column))
        #expect(actions.count == 1 && actions.first?["isPreferred"] == false, "\(actions)")
        #expect(try Self.apply(actions.first, to: text) == start + expected + "]}")
    }

    @Test func `All fixes together are those of check`() throws {
        var session = EditorSession(Self.text)
        let actions = Self.actions(&session, Self.range(0, 0, 0), only: ["source.fixAll"])
        #expect(actions.count == 1 && actions[0]["kind"] == "source.fixAll.turbo-navigator")
        let (data, count) = FileFixer.fixed(Data(Self.text.utf8), CheckOptions(), usesLibrariesOfFile: true)
        #expect(count >= 5)
        let fixed = try Self.apply(actions.first, to: Self.text)
        #expect(fixed == String(decoding: data, as: UTF8.self))
        session.change(fixed)
        #expect(Self.actions(&session, Self.range(0, 0, 99)).isEmpty)
    }

    /// Each row: a text, and the fixed text, which differ in the middle or at an end, also within a character.
    @Test(arguments: ["{\"rules\": [],}", "{\"rules\": [], \"comment\": \"é\",}", "{\"settings\": [], \"rules\": [],}"])
    func `Only what differs is replaced`(text: String) throws {
        var session = EditorSession(text)
        let action = Self.actions(&session, Self.range(0, 0, 0), only: ["source"]).first
        let (data, _) = FileFixer.fixed(Data(text.utf8), CheckOptions(), usesLibrariesOfFile: true)
        #expect(try Self.apply(action, to: text) == String(decoding: data, as: UTF8.self))
        let end = action?["edit"]?["changes"]?[EditorSession.uri]?.arrayValue?.first?["range"]?["start"]?["character"]
        #expect((end?.integerValue ?? 0) > 8)
    }

    @Test(arguments: [["refactor"], ["quickfixes"], []])
    func `Other kinds of actions aren't offered`(only: [String]) {
        var session = EditorSession(Self.text)
        #expect(Self.actions(&session, Self.range(0, 0, 999), only: only).isEmpty)
    }

    @Test func `A wrong range is an error`() {
        var session = EditorSession(Self.text)
        let parameters: JSONValue = ["textDocument": ["uri": .string(EditorSession.uri)], "range": [1]]
        #expect(session.request("textDocument/codeAction", parameters)["error"]?["code"] == -32602)
    }
}
