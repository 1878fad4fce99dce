import Foundation

/// A link to the app from another app or the system. It can't be trusted: anyone can create one.
package enum DeepLink {
    /// Returns the URL of the app's page that a link stands for; nil if there is none.
    ///
    /// A link with `http` or `https` must lead to an origin of the app. A link with the app's own scheme, such as
    /// `shop://things/1?x=y`, stands for the page `/things/1?x=y` on the origin of the start location. The site's own
    /// host is left out: `shop://example.com/things/1` is the same page.
    ///
    /// - Parameters:
    ///   - start: the start location of the app; nil if the app hasn't set one. Then only links with `http` and `https`
    ///     are accepted.
    ///   - origins: the other origins that belong to the app.
    package static func page(of link: URL, start: URL?, origins: OwnOrigins) -> URL? {
        if Origin(link).isWeb {
            let isOwn = start.map { Origin($0) == Origin(link) } ?? false
            return isOwn || origins.contains(link) ? withoutCredentials(link) : nil
        }
        guard let start, Origin(start).isWeb, link.scheme?.lowercased() != "file", let parts = parts(of: link) else {
            return nil
        }
        let isHost = parts.host.lowercased() == start.host?.lowercased() || parts.host.isEmpty
        let segments = (isHost ? [] : [parts.host]) + parts.path.split(separator: "/").map(String.init)
        return URL(string: "\(Origin(start))/" + segments.joined(separator: "/") + parts.rest)
    }

    private static func withoutCredentials(_ link: URL) -> URL? {
        guard link.user != nil || link.password != nil else { return link }
        var components = URLComponents(url: link, resolvingAgainstBaseURL: true)
        components?.user = nil
        components?.password = nil
        return components?.url
    }

    /// Host, path, and query with fragment, as they are written in the link.
    private static func parts(of link: URL) -> (host: String, path: String, rest: String)? {
        guard let scheme = link.scheme else { return nil }
        var text = link.absoluteString.dropFirst(scheme.count + 1)
        let restStart = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
        let rest = String(text[restStart...])
        text = text[..<restStart]
        guard text.hasPrefix("//") else { return ("", String(text), rest) }
        text = text.dropFirst(2)
        let pathStart = text.firstIndex(of: "/") ?? text.endIndex
        let authority = text[..<pathStart]
        // A user name and password are dropped.
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        return (host, String(text[pathStart...]), rest)
    }
}
