import TurboCore

/// A message from an editor, in the form of JSON-RPC.
enum ClientMessage: Equatable {
    case request(id: JSONValue, method: String, parameters: JSONValue)
    case notification(method: String, parameters: JSONValue)
    /// A response. The server makes no requests, so it ignores responses.
    case response

    /// - Throws: a ``ResponseError`` if the content isn't a message.
    init(_ content: [UInt8]) throws {
        let message: JSONValue
        do {
            message = try JSONReader.read(content).root.value
        } catch {
            throw ResponseError.invalidJSON((error as? JSONReader.Failure)?.message ?? error.localizedDescription)
        }
        guard let members = message.objectValue else { throw ResponseError.invalidRequest("A message is an object.") }
        let parameters = members["params"] ?? .null
        switch (members["method"]?.stringValue, members["id"]) {
        case (let method?, nil): self = .notification(method: method, parameters: parameters)
        case (let method?, let id?) where id.stringValue != nil || id.numberValue != nil:
            self = .request(id: id, method: method, parameters: parameters)
        case (nil, _?) where members["method"] == nil: self = .response
        default: throw ResponseError.invalidRequest("A message has a \"method\", and a request also an \"id\".")
        }
    }
}

extension JSONValue {
    /// The value of a key, or nil for an absent key and for anything but an object.
    subscript(key: String) -> JSONValue? { objectValue?[key] }
}

/// An error that the server responds with, as JSON-RPC and the Language Server Protocol number it.
struct ResponseError: Error, Equatable {
    let code: Int
    let message: String

    static func invalidJSON(_ message: String) -> ResponseError { ResponseError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> ResponseError { ResponseError(code: -32600, message: message) }
    static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }

    static func unknownMethod(_ method: String) -> ResponseError {
        ResponseError(code: -32601, message: "The server doesn't support \"\(method)\".")
    }

    static let notInitialized = ResponseError(code: -32002, message: "The first request must be \"initialize\".")
    static let isShutDown = invalidRequest("After \"shutdown\", the server only accepts \"exit\".")
}
