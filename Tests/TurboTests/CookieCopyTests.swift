import Testing
import WebKit

@testable import TurboSession

/// Which cookies of the web view are copied to the app's own requests.
struct CookieCopyTests {
    private let usual: [HTTPCookiePropertyKey: Any] = [
        .name: "user", .value: "ann", .domain: "app.example", .path: "/",
        .expires: Date(timeIntervalSince1970: 4_000_000_000),
    ]

    private func cookie(_ key: HTTPCookiePropertyKey? = nil, _ value: String = "") throws -> HTTPCookie {
        var properties = usual
        if let key { properties[key] = key == .expires ? Date(timeIntervalSince1970: 4_100_000_000) : value }
        return try #require(HTTPCookie(properties: properties))
    }

    @Test(arguments: [
        (HTTPCookiePropertyKey.value, "berta"), (.expires, ""), (.secure, "TRUE"),
        (HTTPCookiePropertyKey("HttpOnly"), "TRUE"),
    ])
    func `A cookie is copied again when one of its attributes has changed`(key: HTTPCookiePropertyKey, value: String)
        throws
    {
        var copies = CookieCopies()
        #expect(copies.update(to: [try cookie()]).changed.count == 1)
        #expect(copies.update(to: [try cookie()]).changed.isEmpty)
        #expect(copies.update(to: [try cookie(key, value)]).changed.count == 1)
    }
}
