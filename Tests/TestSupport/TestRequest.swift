internal import CWebKitGTK
package import Foundation

/// A request that the test server has received.
package struct TestRequest: Sendable {
    package let method: String
    package let path: String
    package let query: String?
    package let body: Data
    private let headers: [String: String]

    /// The value of a header, whatever the case of its name.
    package func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    /// Whether the request has this name and password.
    package func isAuthorized(user: String, password: String) -> Bool {
        header("Authorization") == "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    @MainActor
    init(_ message: ServerMessage) {
        method = message.method
        path = message.path
        query = message.query
        body = message.body
        headers = message.headers
    }
}
