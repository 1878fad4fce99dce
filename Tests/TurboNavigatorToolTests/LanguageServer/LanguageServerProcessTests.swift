import Testing
import TurboCore

@testable import TurboNavigatorTool

/// Tests the process that an editor starts.
@Suite struct LanguageServerProcessTests {
    private static let initialize: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": [:]]

    @Test func `An editor opens a file, sees its findings and ends the server`() throws {
        let run = try LanguageServerRun(["--routes", "routes.txt"])
        try run.send(Self.initialize)
        #expect(try run.next()?["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
        try run.send(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
        let text: JSONValue = #"{"rules": [{"patterns": ["/nowhere$"], "properties": {"context": "modal"}}]}"#
        try run.send([
            "jsonrpc": "2.0", "method": "textDocument/didOpen",
            "params": ["textDocument": ["uri": "file:///a.json", "languageId": "json", "version": 3, "text": text]],
        ])
        let findings = try run.next()?["params"]
        #expect(
            findings?["diagnostics"]?.arrayValue?.first?["code"] == "unmatched-pattern",
            "\(String(describing: findings))")
        #expect(findings?["version"] == 3)
        try run.send(["jsonrpc": "2.0", "id": 2, "method": "shutdown"])
        #expect(try run.next() == ["jsonrpc": "2.0", "id": 2, "result": .null])
        try run.send(["jsonrpc": "2.0", "method": "exit"])
        #expect(try run.next() == nil)
        let (code, errors) = try run.end()
        #expect(code == 0 && errors.isEmpty, "\(errors)")
    }

    /// Each row: the input up to its end, the exit code, and the end of standard error.
    @Test(arguments: [
        ("", 1, ""), ("hello\n", 2, "Start this command from an editor.\n"),
        ("Content-Length: 5\r\n\r\n{}", 2, "The input ended within a message.\n"),
        ("Content-Length: 1\r\n\r\n{Content-Length: 17\r\n\r\n{\"method\":\"exit\"}", 1, ""),
    ])
    func `Input that ends or isn't from an editor ends the server`(input: String, code: Int32, sentence: String) throws
    {
        let run = try LanguageServerRun()
        try run.write(input)
        let end = try run.end()
        #expect(end.code == code && end.errors.hasSuffix(sentence), "\(end)")
    }

    @Test(arguments: [["a.json"], ["--routes", "-"], ["--routes", "nowhere.txt"]])
    func `A wrong command line is refused`(arguments: [String]) throws {
        let (code, errors) = try LanguageServerRun(arguments).end()
        #expect(code == 2 && errors.hasPrefix("turbo-navigator: "), "\(errors)")
    }
}
