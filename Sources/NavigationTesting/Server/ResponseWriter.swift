import Foundation

/// Writes the response to one request.
struct ResponseWriter: Sendable {
    private let request: TestRequest
    private let connection: TestServerConnection
    private let queue = DispatchQueue(label: "Response")

    init(to request: TestRequest, over connection: TestServerConnection) {
        self.request = request
        self.connection = connection
    }

    /// Writes the response and ends the connection. On another queue, because a client may read slowly.
    func send(_ response: TestResponse) {
        let data = data(of: response)
        queue.async { [connection] in
            connection.write(data)
            connection.end()
        }
    }

    /// Writes the head and the beginning of the content of a response.
    ///
    /// - Parameter isBroken: whether to end the connection then.
    func begin(_ response: TestResponse, bytes: Int, isBroken: Bool) {
        let data = data(of: response, announcesEnd: false)
        queue.async { [connection] in
            connection.write(data.prefix(Self.contentStart(of: data) + bytes))
            if isBroken { connection.end() }
        }
    }

    /// Writes the rest of a response that was begun, and ends the connection.
    func finish(_ response: TestResponse, after bytes: Int) {
        let data = data(of: response, announcesEnd: false)
        queue.async { [connection] in
            connection.write(data.dropFirst(Self.contentStart(of: data) + bytes))
            connection.end()
        }
    }

    /// Ends the connection after everything that was written.
    func end() {
        queue.async { [connection] in connection.end() }
    }

    private static func contentStart(of data: Data) -> Int { data.range(of: Data("\r\n\r\n".utf8))?.upperBound ?? 0 }

    private func data(of response: TestResponse, announcesEnd: Bool = true) -> Data {
        switch response {
        case .content(let body, let type, let status, let headers):
            let headers = headers.merging(["Content-Type": type]) { own, _ in own }
            let head = head(status, headers, length: body.count, announcesEnd: announcesEnd)
            return head + (request.method == "HEAD" ? Data() : body)
        case .redirect(let location, let status): return head(status, ["Location": location], length: 0)
        case .truncated(let text):
            return head(200, ["Content-Type": "text/html"], length: 100_000, announcesEnd: false) + Data(text.utf8)
        // Of these only the first occurs here: a connection that ends without a response.
        case .dropped, .never, .delayed, .gated, .begun, .broken, .page: return Data()
        }
    }

    /// - Parameter announcesEnd: whether the response announces that the connection is closed. NB: then libsoup accepts
    ///   a body that is too short as complete.
    private func head(
        _ status: Int, _ headers: [String: String], length: Int, announcesEnd: Bool = true
    ) -> Data {
        var headers = headers
        // A test of a server that lies sets its own.
        headers["Content-Length"] = headers["Content-Length"] ?? "\(length)"
        if announcesEnd { headers["Connection"] = "close" }
        let fields = headers.map { "\($0): \(Self.line($1))\r\n" }.sorted().joined()
        return Data("HTTP/1.1 \(status) \(Self.reason)\r\n\(fields)\r\n".utf8)
    }

    private static let reason = "Status"

    /// Removes line breaks, so that a value can't begin another header.
    private static func line(_ value: String) -> String {
        value.filter { !$0.isNewline }
    }
}
