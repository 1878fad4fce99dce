import TurboCore

@testable import TurboNavigatorTool

/// A conversation of an editor with the language server, without a process.
struct EditorSession {
    static let uri = "file:///app/path_configuration.json"
    private(set) var server: LanguageServer

    /// A server in its first phase.
    init(uninitialized options: CheckOptions) {
        server = LanguageServer(options: options, usesLibrariesOfFile: true)
    }

    /// A running server with one open document.
    init(_ text: String, _ options: CheckOptions = CheckOptions()) {
        self.init(uninitialized: options)
        _ = request("initialize", [:])
        notify(
            "textDocument/didOpen", ["textDocument": ["uri": .string(Self.uri), "version": 1, "text": .string(text)]])
    }

    mutating func send(_ text: String) -> [JSONValue] { server.receive(.message([UInt8](text.utf8))) }

    /// Returns the response to a request.
    mutating func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
        let message: JSONValue = ["jsonrpc": "2.0", "id": 7, "method": .string(method), "params": parameters]
        return send(JSONText.value(message).text()).first ?? .null
    }

    /// Returns the result of a request about the document.
    mutating func result(_ method: String, _ parameters: [String: JSONValue] = [:]) -> JSONValue {
        let document: JSONValue = ["uri": .string(Self.uri)]
        return request(method, .object(parameters.merging(["textDocument": document]) { first, _ in first }))["result"]
            ?? .null
    }

    @discardableResult mutating func notify(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
        send(JSONText.value(["jsonrpc": "2.0", "method": .string(method), "params": parameters]).text())
    }

    /// Replaces the text of the document.
    mutating func change(_ text: String) {
        let changes: JSONValue = [["text": .string(text)]]
        notify(
            "textDocument/didChange",
            ["textDocument": ["uri": .string(Self.uri), "version": 2], "contentChanges": changes])
    }

    /// The parameters of the notifications with findings.
    mutating func findings() -> [JSONValue] { server.takeFindings().compactMap { $0["params"] } }
}
