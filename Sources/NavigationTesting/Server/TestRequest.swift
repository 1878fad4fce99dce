import Foundation

/// A request that a ``TestServer`` received.
public struct TestRequest: Sendable, Equatable {
    /// The method: "GET", "POST" and so on.
    public let method: String
    /// The path as it was sent, including escapes, without the query.
    public let path: String
    /// The query after the question mark; nil if there is none.
    public let query: String?
    /// The body, such as the fields of a form.
    public let body: Data
    /// The headers by name in lower case.
    package let headers: [String: String]

    /// The path with the query.
    public var target: String { path + (query.map { "?\($0)" } ?? "") }

    /// Returns the value of a header, ignoring the case of its name; nil if it wasn't sent.
    public func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    /// Returns the value of a form's field; nil if the form has no such field. File uploads aren't parsed.
    ///
    /// - Parameter name: the field's `name`, as in "post[title]".
    public func field(_ name: String) -> String? {
        var components = URLComponents()
        // Forms encode a space as a plus sign.
        components.percentEncodedQuery = String(decoding: body, as: UTF8.self)
            .replacingOccurrences(of: "+", with: "%20").filter { $0 != "\r" && $0 != "\n" }
        return components.queryItems?.first { $0.name == name }?.value
    }

    /// Returns whether the request has these credentials for HTTP Basic authentication.
    ///
    /// - Parameters:
    ///   - user: the user name.
    ///   - password: the password.
    public func isAuthorized(user: String, password: String) -> Bool {
        header("Authorization") == "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    /// - Returns: nil if the head isn't HTTP.
    init?(head: Data, body: Data) {
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        method = words[0]
        path = parts.first ?? "/"
        query = parts.count == 2 ? parts[1] : nil
        self.body = body
        headers = Self.headers(lines.dropFirst())
    }

    package init(method: String, path: String, query: String?, headers: [String: String], body: Data) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    static func headers(_ lines: some Sequence<String>) -> [String: String] {
        let pairs = lines.compactMap { line -> (String, String)? in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let name = parts.first else { return nil }
            return (name.lowercased(), parts.count == 2 ? parts[1] : "")
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
