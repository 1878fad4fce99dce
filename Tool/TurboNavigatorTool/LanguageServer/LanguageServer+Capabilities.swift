import TurboCore

extension LanguageServer {
    /// A function that returns the result of a request about a document.
    typealias Answer = (LanguageServer) -> (EditorDocument, JSONValue) throws -> JSONValue

    /// The requests about documents that the server supports.
    static var answers: [String: Answer] {
        [
            "textDocument/codeAction": LanguageServer.actions, "textDocument/hover": LanguageServer.explanation,
            "textDocument/completion": LanguageServer.completions,
        ]
    }

    /// The result of `initialize`.
    static let capabilities: JSONValue = [
        "capabilities": [
            "positionEncoding": "utf-16",
            // 2: the editor sends the changes of a document.
            "textDocumentSync": ["openClose": true, "change": 2],
            "codeActionProvider": ["codeActionKinds": actionKinds], "hoverProvider": true,
            "completionProvider": ["triggerCharacters": triggers],
        ],
        "serverInfo": ["name": "turbo-navigator", "version": .string(Tool.version)],
    ]
}
