import WebKit

/// The cookies of a web view as they were last copied.
struct CookieCopies {
    /// The identity of a cookie: one with the same name, domain and path replaces it.
    private struct CookieIdentity: Hashable {
        let name: String
        let domain: String
        let path: String

        init(_ cookie: HTTPCookie) {
            (name, domain, path) = (cookie.name, cookie.domain, cookie.path)
        }
    }

    private var cookies: [CookieIdentity: HTTPCookie] = [:]

    /// Stores the current cookies, and returns the differences to the previous ones: cookies to set and to delete in
    /// the copy.
    ///
    /// A cookie that hasn't changed isn't copied again, because the app's own requests may have changed the copy.
    mutating func update(to current: [HTTPCookie]) -> (changed: [HTTPCookie], gone: [HTTPCookie]) {
        let former = cookies
        cookies = Dictionary(current.map { (CookieIdentity($0), $0) }) { $1 }
        let changed = cookies.filter { identity, cookie in former[identity].map { !Self.isSame($0, cookie) } ?? true }
        let gone = former.filter { cookies[$0.key] == nil }
        return (Array(changed.values), Array(gone.values))
    }

    /// NB: Foundation on Linux compares cookies by identity.
    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        one.value == other.value && one.expiresDate == other.expiresDate && one.isSecure == other.isSecure
            && one.isHTTPOnly == other.isHTTPOnly
    }
}
