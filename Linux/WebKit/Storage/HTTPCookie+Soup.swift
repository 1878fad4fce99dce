internal import CWebKitGTK
internal import UIKit

// Foundation has no public key for it. Its own parser of Set-Cookie uses this string.
private let httpOnlyKey = HTTPCookiePropertyKey("HttpOnly")

extension HTTPCookie {
    /// NB: each cookie is marked as a session cookie, even if it has an expiry date. Otherwise `HTTPCookieStorage`
    /// would save copies in a file that is readable by everyone and shared by all programs in one folder, such as
    /// `/usr/bin`. The data store itself uses the expiry date.
    static func make(from cookie: OpaquePointer) -> HTTPCookie? {
        guard let name = soup_cookie_get_name(cookie), let value = soup_cookie_get_value(cookie),
            let domain = soup_cookie_get_domain(cookie), let path = soup_cookie_get_path(cookie)
        else { return nil }
        var properties: [HTTPCookiePropertyKey: Any] = [
            .name: String(cString: name), .value: String(cString: value), .domain: String(cString: domain),
            .path: String(cString: path), .discard: "TRUE",
        ]
        if soup_cookie_get_secure(cookie) != 0 { properties[.secure] = "TRUE" }
        if soup_cookie_get_http_only(cookie) != 0 { properties[httpOnlyKey] = "TRUE" }
        if let expires = soup_cookie_get_expires(cookie) {
            properties[.expires] = Date(timeIntervalSince1970: TimeInterval(g_date_time_to_unix(expires)))
        }
        return HTTPCookie(properties: properties)
    }

    /// Returns a new cookie, which the caller frees.
    func makeSoupCookie() -> OpaquePointer? {
        let cookie = soup_cookie_new(name, value, domain, path, -1)
        soup_cookie_set_secure(cookie, isSecure ? 1 : 0)
        soup_cookie_set_http_only(cookie, isHTTPOnly ? 1 : 0)
        if let expiresDate, let date = g_date_time_new_from_unix_utc(gint64(expiresDate.timeIntervalSince1970)) {
            soup_cookie_set_expires(cookie, date)
            g_date_time_unref(date)
        }
        return cookie
    }
}
