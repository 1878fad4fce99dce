import Foundation
import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The headers and cookies that `doctor` sends to the server of the first page, and to no other.
struct DoctorCredentials: Sendable {
    private struct Cookie: Sendable {
        let value: String
        let path: String
    }

    private let origin: Origin
    private var headers: [(name: String, value: String)] = []
    private var cookies: [String: Cookie] = [:]
    /// The values that no output contains.
    private var secrets: Set<String> = []

    /// - Parameter start: a URL of the server.
    init(for start: URL) { origin = Origin(start) }

    /// Adds a header: `Authorization: Bearer …`.
    ///
    /// - Returns: whether the text is a header.
    mutating func addHeader(_ text: String) -> Bool {
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isNewline) else { return false }
        headers.append((parts[0], parts[1]))
        addSecret(parts[1])
        parts[1].split(separator: " ").forEach { addSecret(String($0)) }
        return true
    }

    /// Adds cookies: `session=…`, or several with semicolons, as a browser shows them.
    ///
    /// - Returns: whether the text is a list of cookies.
    mutating func addCookies(_ text: String) -> Bool {
        let pairs = text.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let isValid =
            !pairs.isEmpty && !text.contains(where: \.isNewline)
            && pairs.allSatisfy { $0.contains("=") && !$0.hasPrefix("=") }
        guard isValid else { return false }
        for pair in pairs {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            addCookie(parts[0], Cookie(value: parts[1], path: "/"))
        }
        return true
    }

    /// Adds the header of HTTP Basic authentication: `name:password`.
    ///
    /// - Returns: whether the text has both.
    mutating func addUser(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return false }
        addSecret(String(text[text.index(after: colon)...]))
        return addHeader("Authorization: Basic " + Data(text.utf8).base64EncodedString())
    }

    /// Adds a value that no output contains. A shorter one could be a part of any word.
    mutating func addSecret(_ text: String) {
        if text.count >= 4 { secrets.formUnion([text, DoctorForm.encoded(text)]) }
    }

    private mutating func addCookie(_ name: String, _ cookie: Cookie) {
        cookies[name] = cookie
        addSecret(cookie.value)
    }

    /// Adds headers and cookies to a request, if it's for the server.
    func add(to request: inout URLRequest) {
        // Requests have no cookies but these.
        request.httpShouldHandleCookies = false
        guard let url = request.url, Origin(url) == origin else { return }
        for header in headers { request.setValue(header.value, forHTTPHeaderField: header.name) }
        let sent = cookies.filter { url.asPage.path.hasPrefix($0.value.path) }.map { "\($0.key)=\($0.value.value)" }
            .sorted()
        let own = headers.last { $0.name.lowercased() == "cookie" }.map { [$0.value] } ?? []
        if !sent.isEmpty { request.setValue((own + sent).joined(separator: "; "), forHTTPHeaderField: "Cookie") }
    }

    /// Stores the cookies of a response, as an app does.
    mutating func store(_ response: HTTPURLResponse, from url: URL) {
        guard Origin(url) == origin else { return }
        let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
        for cookie in HTTPCookie.cookies(withResponseHeaderFields: Dictionary(fields) { $1 }, for: url) {
            // NB: Foundation on Linux ignores "Max-Age=0", with which servers send an empty value.
            let isOver = cookie.value.isEmpty || cookie.expiresDate.map { $0 <= Date() } == true
            isOver ? cookies[cookie.name] = nil : addCookie(cookie.name, Cookie(value: cookie.value, path: cookie.path))
        }
    }

    /// The text without secret values.
    func masked(_ text: String) -> String {
        // A longer value can contain a shorter one.
        secrets.sorted { ($0.count, $0) > ($1.count, $1) }.reduce(text) { $0.replacingOccurrences(of: $1, with: "…") }
    }
}
