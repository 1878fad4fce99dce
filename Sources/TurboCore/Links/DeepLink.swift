import Foundation

/// A link to the app from outside: from another app, or from the system. Anybody can make one.
package enum DeepLink {
    /// The page of the app that a link means; nil where it means none.
    ///
    /// A link with `http` or `https` has to lead to an origin of the app. One with a scheme of the app's own, such as
    /// `shop://things/1?x=y`, stands for the page `/things/1?x=y` of the site of the start location. A host that is the
    /// site's own is left out: `shop://example.com/things/1` is the same page.
    ///
    /// - Parameters:
    ///   - start: where the app starts; nil for an app that has not said so, which takes links with `http` and `https` alone.
    ///   - origins: what belongs to the app besides.
    package static func page(of link: URL, start: URL?, origins: OwnOrigins) -> URL? {
        if Origin(link).isWeb {
            let isOwn = start.map { Origin($0) == Origin(link) } ?? false
            return isOwn || origins.contains(link) ? link : nil
        }
        guard let start, Origin(start).isWeb, link.scheme?.lowercased() != "file", let parts = parts(of: link) else {
            return nil
        }
        let isHost = parts.host.lowercased() == start.host?.lowercased() || parts.host.isEmpty
        let segments = (isHost ? [] : [parts.host]) + parts.path.split(separator: "/").map(String.init)
        return URL(string: "\(Origin(start))/" + segments.joined(separator: "/") + parts.rest)
    }

    /// Host, path, and query with fragment, as they are spelled.
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
        // A name and a password are not passed on.
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        return (host, String(text[pathStart...]), rest)
    }
}
