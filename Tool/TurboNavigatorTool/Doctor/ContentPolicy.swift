import Foundation
import TurboCore

/// The directives of a `Content-Security-Policy` header that can block Turbo and frames.
struct ContentPolicy: Sendable, Equatable {
    private let directives: [String: [String]]

    /// - Parameter text: the value of the header, or nil if there is none, which allows everything.
    init(_ text: String?) {
        let lists = (text ?? "").split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        let named = lists.compactMap { list in list.first.map { ($0.lowercased(), Array(list.dropFirst())) } }
        // If a directive occurs twice, browsers use the first.
        directives = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    var allowsScripts: Bool {
        if let sandbox = directives["sandbox"], !sandbox.contains("allow-scripts") { return false }
        guard let sources = scriptSources else { return true }
        return !Self.isNothing(sources)
    }

    private var scriptSources: [String]? {
        directives["script-src-elem"] ?? directives["script-src"] ?? directives["default-src"]
    }

    /// Whether the policy has a nonce for scripts.
    var hasNonce: Bool { scriptSources?.contains { $0.lowercased().hasPrefix("'nonce-") } == true }

    /// Whether a page can run one of its scripts.
    func allows(_ script: PageScript, of page: URL) -> Bool {
        guard let sources = scriptSources else { return true }
        if let nonce = script.nonce, !nonce.isEmpty, sources.contains("'nonce-\(nonce)'") { return true }
        let words = sources.map { $0.lowercased() }
        let hasHash = words.contains { $0.hasPrefix("'sha") }
        guard let url = script.url else {
            // Whether a hash is that of the script isn't checked.
            if hasHash { return true }
            return words.contains("'unsafe-inline'") && !hasNonce && !words.contains("'strict-dynamic'")
        }
        if hasHash, script.hasIntegrity { return true }
        return !words.contains("'strict-dynamic'") && words.contains { Self.source($0, means: url, on: page) }
    }

    /// Whether the scripts of a page may request other pages of its server.
    func allowsRequests(to page: URL) -> Bool {
        guard let sources = directives["connect-src"] ?? directives["default-src"] else { return true }
        return sources.contains { Self.source($0.lowercased(), means: page, on: page) }
    }

    /// Whether a page of the same server may show this one in an iframe, or nil if the policy doesn't mention it.
    func allowsFrames(of page: URL) -> Bool? {
        directives["frame-ancestors"].map { $0.contains { Self.source($0.lowercased(), means: page, on: page) } }
    }

    private static func isNothing(_ sources: [String]) -> Bool {
        sources.isEmpty || sources.map { $0.lowercased() } == ["'none'"]
    }

    /// Whether a source includes a URL. A source is a scheme (`https:`), a host with or without scheme, port and path
    /// (`*.example.com`), or `'self'`.
    private static func source(_ source: String, means url: URL, on page: URL) -> Bool {
        guard let scheme = url.scheme, let host = url.host?.lowercased() else { return false }
        if source == "'self'" { return Origin(url) == Origin(page) }
        if ["*", scheme + ":"].contains(source) { return true }
        var rest = source.hasPrefix(scheme + "://") ? String(source.dropFirst(scheme.count + 3)) : source
        if let slash = rest.firstIndex(of: "/") {
            guard isPath(String(rest[slash...]), of: url) else { return false }
            rest = String(rest[..<slash])
        }
        if let port = url.port, rest.hasSuffix(":\(port)") { rest.removeLast("\(port)".count + 1) }
        if rest.hasSuffix(":*") { rest.removeLast(2) }
        return rest == host || rest.hasPrefix("*.") && host.hasSuffix(rest.dropFirst())
    }

    /// Whether a source's path includes a URL: a folder with a slash at its end includes all its files.
    private static func isPath(_ path: String, of url: URL) -> Bool {
        path.hasSuffix("/") ? url.path.lowercased().hasPrefix(path) : url.path.lowercased() == path
    }
}
