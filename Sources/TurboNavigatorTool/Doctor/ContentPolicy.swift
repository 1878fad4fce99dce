import Foundation
import TurboCore

/// The directives of a `Content-Security-Policy` header that can block Turbo and frames.
struct ContentPolicy: Sendable, Equatable {
    private let directives: [String: [String]]

    /// - Parameter text: the value of the header, or nil if there is none, which allows everything.
    init(_ text: String?) {
        let lists = (text ?? "").lowercased().split(separator: ";").map { $0.split(separator: " ").map(String.init) }
        let named = lists.compactMap { list in list.first.map { ($0, Array(list.dropFirst())) } }
        // If a directive occurs twice, browsers use the first.
        directives = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    var allowsScripts: Bool {
        if let sandbox = directives["sandbox"], !sandbox.contains("allow-scripts") { return false }
        guard let sources = directives["script-src"] ?? directives["default-src"] else { return true }
        return !Self.isNothing(sources)
    }

    /// Whether the scripts of a page may request other pages of its server.
    func allowsRequests(to page: URL) -> Bool {
        guard let sources = directives["connect-src"] ?? directives["default-src"] else { return true }
        return sources.contains { Self.source($0, means: page) }
    }

    /// Whether a page of the same server may show this one in an iframe, or nil if the policy doesn't mention it.
    func allowsFrames(of page: URL) -> Bool? {
        directives["frame-ancestors"].map { $0.contains { Self.source($0, means: page) } }
    }

    private static func isNothing(_ sources: [String]) -> Bool { sources.isEmpty || sources == ["'none'"] }

    /// Whether a source includes the server of a page. A source is a scheme (`https:`), a host with or without scheme and port
    /// (`*.example.com`), or `'self'`.
    private static func source(_ source: String, means page: URL) -> Bool {
        guard let scheme = page.scheme, let host = page.host else { return false }
        if ["'self'", "*", scheme + ":"].contains(source) { return true }
        var rest = source.hasPrefix(scheme + "://") ? String(source.dropFirst(scheme.count + 3)) : source
        if let port = page.port, rest.hasSuffix(":\(port)") { rest.removeLast("\(port)".count + 1) }
        if rest.hasSuffix(":*") { rest.removeLast(2) }
        return rest == host || rest.hasPrefix("*.") && host.hasSuffix(rest.dropFirst())
    }
}
