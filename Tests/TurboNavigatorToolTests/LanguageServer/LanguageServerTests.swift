import Testing
import TurboCore

@testable import TurboNavigatorTool

@Suite struct LanguageServerTests {
    private static let start = #"{"id": 1, "method": "initialize", "params": {}}"#
    private static let end = #"{"id": 2, "method": "shutdown"}"#

    /// Each row: the messages of an editor, and the code of the error that the last one gets; nil if it gets a result
    /// or nothing.
    @Test(arguments: [
        ([start], nil), ([start, end], nil), ([#"{"method": "initialized"}"#], nil),
        ([#"{"id": 1, "result": null}"#], nil),
        ([start, #"{"method": "$/setTrace", "params": {"value": "off"}}"#], nil),
        ([#"{"id": 1, "method": "textDocument/hover"}"#], -32002), ([end], -32002), ([start, start], -32600),
        ([start, end, #"{"id": 3, "method": "textDocument/hover"}"#], -32600), ([start, end, start], -32600),
        ([start, #"{"id": "a", "method": "textDocument/rename"}"#], -32601),
        ([start, #"{"id": 3, "method": "$/x"}"#], -32601),
        (["{"], -32700), (["[1,"], -32700), (["\u{FF}"], -32700), ([#""text""#], -32600), (["[]"], -32600),
        ([#"{"id": 1}"#], nil), ([#"{"id": 1, "method": 2}"#], -32600),
        ([#"{"id": [], "method": "initialize"}"#], -32600),
        ([String(repeating: "[", count: 100_000)], -32700),
    ])
    func `The server responds in each phase`(messages: [String], code: Int?) {
        var session = EditorSession(uninitialized: CheckOptions())
        let last = messages.reduce([]) { _, message in session.send(message) }
        #expect(last.first?["error"]?["code"]?.integerValue == code, "\(last)")
        #expect(last.count <= 1 && last.allSatisfy { $0["jsonrpc"] == "2.0" })
    }

    @Test func `A response has the identifier of its request`() {
        var session = EditorSession(uninitialized: CheckOptions())
        let response = session.send(#"{"jsonrpc": "2.0", "id": "first", "method": "initialize"}"#)
        #expect(response.first?["id"] == "first")
        #expect(response.first?["result"]?["serverInfo"]?["version"]?.stringValue == Tool.version)
        #expect(session.send("{").first?["id"] == .null)
    }

    /// Each row: the messages of an editor before `exit`, and the exit code.
    @Test(arguments: [([start, end], ExitCode.success), ([start], .findings), ([], .findings)])
    func `The exit code shows whether the editor requested the end`(messages: [String], code: ExitCode) {
        var session = EditorSession(uninitialized: CheckOptions())
        for message in messages { _ = session.send(message) }
        #expect(!session.server.hasEnded)
        #expect(session.send(#"{"method": "exit"}"#).isEmpty)
        #expect(session.server.hasEnded && session.server.exitCode == code)
    }

    @Test func `A message that is too large gets an error, and the server continues`() {
        var session = EditorSession("{}")
        var server = session.server
        #expect(server.receive(.skipped(99_999_999)).first?["error"]?["code"] == -32600)
        #expect(session.result("textDocument/unknown") == .null)
    }

    /// Each row: a notification with wrong parameters, and a part of the message in the editor's log.
    @Test(
        arguments: [
            ("textDocument/didOpen", [:], "no URI"),
            ("textDocument/didOpen", ["textDocument": ["uri": "a:b"]], "no text"),
            (
                "textDocument/didChange", ["textDocument": ["uri": "a:b"], "contentChanges": [["text": ""]]],
                "isn't open"
            ),
            (
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(EditorSession.uri)],
                    "contentChanges": [["text": "", "range": [:]]],
                ],
                "A position has"
            ),
            (
                "textDocument/didChange",
                ["textDocument": ["uri": .string(EditorSession.uri)], "contentChanges": [["range": .null]]],
                "no text"
            ),
            ("textDocument/didClose", ["textDocument": 1], "no URI"),
        ] as [(String, JSONValue, String)])
    func `A wrong notification is logged`(method: String, parameters: JSONValue, text: String) {
        var session = EditorSession("{}")
        let message = session.notify(method, parameters).first
        #expect(message?["method"] == "window/logMessage")
        #expect(message?["params"]?["message"]?.stringValue?.contains(text) == true, "\(String(describing: message))")
    }
}
