import TurboCore

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
