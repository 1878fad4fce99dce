package import Foundation

/// What the test server does with a request.
package indirect enum TestReply: Sendable {
    case content(Data, type: String, status: Int, headers: [String: String])
    case redirect(to: String, status: Int)
    /// Answers after a while.
    case delayed(Duration, TestReply)
    /// Answers when the test opens the gate.
    case gated(TestGate, TestReply)
    /// Keeps the connection open and says nothing.
    case never
    /// Closes the connection without an answer.
    case dropped
    /// Promises more than it sends, and closes the connection.
    case truncated(String)

    package static func html(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> TestReply {
        .content(Data(text.utf8), type: "text/html; charset=utf-8", status: status, headers: headers)
    }

    package static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> TestReply {
        .content(Data(text.utf8), type: "application/json", status: status, headers: headers)
    }

    /// 401, which makes a browser ask for name and password.
    package static func unauthorized(realm: String, _ text: String = "<title>401</title>") -> TestReply {
        .html(text, status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""])
    }
}
