import Foundation

/// The response of a ``TestServer`` to a request.
public indirect enum TestResponse: Sendable {
    /// Content of any type, such as "text/html".
    case content(Data, type: String, status: Int, headers: [String: String])
    /// A page with the Turbo build of the test server. The status is 200 by default; use 422 for a form with errors.
    case page(TestPage, status: Int = 200, headers: [String: String] = [:])
    /// A redirect to another path or URL. The status is 302 by default; use 303 after a form.
    case redirect(to: String, status: Int = 302)
    /// Responds after this number of seconds.
    case delayed(TimeInterval, TestResponse)
    /// Responds when the test opens the gate.
    case gated(ResponseGate, TestResponse)
    /// Sends this number of bytes of the content, and the rest when the test opens the gate. Without a gate, the
    /// connection breaks.
    case begun(TestResponse, bytes: Int, ResponseGate? = nil)
    /// Sends this number of bytes of the content. The connection breaks when the test opens the gate.
    case broken(TestResponse, bytes: Int, ResponseGate)
    /// Never responds, and keeps the connection open.
    case never
    /// Closes the connection without a response.
    case dropped
    /// Announces more bytes than it sends, and closes the connection.
    case truncated(String)

    /// Responds with a whole HTML document, as it is.
    ///
    /// - Parameters:
    ///   - text: the document.
    ///   - status: the HTTP status; 200 by default.
    ///   - headers: headers in addition to type and length; none by default.
    public static func html(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> TestResponse {
        .content(Data(text.utf8), type: "text/html; charset=utf-8", status: status, headers: headers)
    }

    /// Responds with JSON, such as a path configuration.
    ///
    /// - Parameters:
    ///   - text: the JSON.
    ///   - status: the HTTP status; 200 by default.
    ///   - headers: headers in addition to type and length; none by default.
    public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> TestResponse {
        .content(Data(text.utf8), type: "application/json", status: status, headers: headers)
    }

    /// Responds with a file that browsers download.
    ///
    /// - Parameters:
    ///   - data: the content of the file.
    ///   - name: the name of the file.
    ///   - type: the type of the content; "application/octet-stream" by default.
    public static func attachment(
        _ data: Data, name: String, type: String = "application/octet-stream"
    ) -> TestResponse {
        .content(
            data, type: type, status: 200, headers: ["Content-Disposition": "attachment; filename=\"\(name)\""])
    }

    /// Responds with 401, an authentication challenge for name and password.
    ///
    /// - Parameters:
    ///   - realm: the realm of the challenge.
    ///   - text: the document that is shown if the challenge is cancelled.
    public static func unauthorized(realm: String, _ text: String = "<title>401</title>") -> TestResponse {
        .html(text, status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""])
    }
}
