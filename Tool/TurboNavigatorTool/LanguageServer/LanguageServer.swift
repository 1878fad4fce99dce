import TurboCore

/// A server of the Language Server Protocol for path configurations: each message leads to a new state and to messages
/// to send.
struct LanguageServer {
    /// The phase of the server's life.
    private enum Phase {
        case new
        case running
        case shutDown
    }

    let options: CheckOptions
    /// Whether comments in a file can name the libraries.
    let usesLibrariesOfFile: Bool
    private var phase = Phase.new
    private var documents = OpenDocuments()
    /// Whether the editor has sent `exit`.
    private(set) var hasEnded = false

    init(options: CheckOptions, usesLibrariesOfFile: Bool) {
        (self.options, self.usesLibrariesOfFile) = (options, usesLibrariesOfFile)
    }

    /// The exit code after the last message.
    var exitCode: ExitCode { phase == .shutDown ? .success : .findings }

    /// Handles a message, and returns the messages to send.
    mutating func receive(_ part: MessageBuffer.Part) -> [JSONValue] {
        do {
            switch part {
            case .skipped(let length):
                let limit = MessageBuffer.maximumLength
                throw ResponseError.invalidRequest("A message has \(length) bytes, and the limit is \(limit).")
            case .message(let content):
                switch try ClientMessage(content) {
                case .request(let id, let method, let parameters): return [respond(id, method, parameters)]
                case .notification(let method, let parameters): return notify(method, parameters)
                case .response: return []
                }
            }
        } catch {
            return [Self.response(.null, error)]
        }
    }

    /// Returns the findings of the documents that have changed since the last call.
    mutating func takeFindings() -> [JSONValue] {
        documents.takeChanges().map { uri, document in
            var parameters: [String: JSONValue] = ["uri": .string(uri), "diagnostics": []]
            if let document {
                parameters["diagnostics"] = .array(diagnostics(document).map { self.diagnostic($0, in: document) })
                if document.version != .null { parameters["version"] = document.version }
            }
            return Self.notification("textDocument/publishDiagnostics", .object(parameters))
        }
    }

    private mutating func respond(_ id: JSONValue, _ method: String, _ parameters: JSONValue) -> JSONValue {
        do {
            let result = try result(method, parameters)
            return ["jsonrpc": "2.0", "id": id, "result": result]
        } catch {
            return Self.response(id, error)
        }
    }

    private mutating func result(_ method: String, _ parameters: JSONValue) throws -> JSONValue {
        switch (phase, method) {
        case (.new, "initialize"):
            phase = .running
            return Self.capabilities
        case (.new, _): throw ResponseError.notInitialized
        case (.shutDown, _): throw ResponseError.isShutDown
        case (.running, "initialize"): throw ResponseError.invalidRequest("\"initialize\" was already requested.")
        case (.running, "shutdown"):
            phase = .shutDown
            return .null
        case (.running, _):
            guard let answer = Self.answers[method] else { throw ResponseError.unknownMethod(method) }
            return try answer(self)(documents.document(parameters), parameters)
        }
    }

    private mutating func notify(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
        if method == "exit" { hasEnded = true }
        guard phase == .running else { return [] }
        do {
            try documents.receive(method, parameters)
            return []
        } catch {
            // A notification has no response.
            let message = (error as? ResponseError)?.message ?? error.localizedDescription
            return [Self.notification("window/logMessage", ["type": 1, "message": .string("\(method): \(message)")])]
        }
    }

    private static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    private static func response(_ id: JSONValue, _ error: any Error) -> JSONValue {
        let error = error as? ResponseError ?? .invalidRequest(error.localizedDescription)
        let body: JSONValue = ["code": .integer(error.code), "message": .string(error.message)]
        return ["jsonrpc": "2.0", "id": id, "error": body]
    }
}
