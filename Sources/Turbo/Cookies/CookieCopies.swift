import WebKit

/// What the cookies of a web view were when they were copied last.
struct CookieCopies {
    /// What makes a cookie take the place of another.
    private struct Place: Hashable {
        let name: String
        let domain: String
        let path: String

        init(_ cookie: HTTPCookie) {
            (name, domain, path) = (cookie.name, cookie.domain, cookie.path)
        }
    }

    private var cookies: [Place: HTTPCookie] = [:]

    /// Takes the cookies as they are now, and gives those to set and to delete where the copies are.
    ///
    /// What has not changed here is left alone there: the app's own requests may have changed it since.
    mutating func update(to current: [HTTPCookie]) -> (changed: [HTTPCookie], gone: [HTTPCookie]) {
        let former = cookies
        cookies = Dictionary(current.map { (Place($0), $0) }) { $1 }
        let changed = cookies.filter { place, cookie in former[place].map { !Self.isSame($0, cookie) } ?? true }
        let gone = former.filter { cookies[$0.key] == nil }
        return (Array(changed.values), Array(gone.values))
    }

    /// NB: Foundation on Linux compares cookies by identity.
    private static func isSame(_ one: HTTPCookie, _ other: HTTPCookie) -> Bool {
        one.value == other.value && one.expiresDate == other.expiresDate && one.isSecure == other.isSecure
            && one.isHTTPOnly == other.isHTTPOnly
    }
}
