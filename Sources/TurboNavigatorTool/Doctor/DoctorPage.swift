import Foundation
import PageText
import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The answer of a server, and what an app would take from it.
struct DoctorPage: Sendable {
    let url: URL
    let status: Int
    let text: String
    private let headers: [String: String]

    init(_ url: URL, _ data: Data, _ response: HTTPURLResponse) {
        self.url = url
        status = response.statusCode
        text = String(decoding: data, as: UTF8.self)
        headers = Dictionary(
            response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }, uniquingKeysWith: { $1 })
    }

    func header(_ name: String) -> String? { headers[name.lowercased()] }

    var isHTML: Bool { header("Content-Type")?.lowercased().contains("html") ?? text.contains("<html") }

    /// Where a redirect leads; nil for any other answer.
    var location: URL? {
        guard (300..<400).contains(status), let location = header("Location") else { return nil }
        return URL(pageText: location, on: url)
    }

    /// The pages that links lead to, without fragments, as they stand in the text.
    var links: [URL] { addresses(#"<a\b[^>]*?\shref\s*=\s*["']([^"'#]+)"#) }

    /// The scripts that the page loads.
    var scripts: [URL] {
        addresses(#"<script\b[^>]*?\ssrc\s*=\s*["']([^"']+)"#)
            + addresses(#"<link\b[^>]*?rel\s*=\s*["']modulepreload["'][^>]*?\shref\s*=\s*["']([^"']+)"#)
    }

    /// The pages that it shows in an `<iframe>`.
    var frames: [URL] { addresses(#"<iframe\b[^>]*?\ssrc\s*=\s*["']([^"'#]+)"#) }

    var contentPolicy: ContentPolicy { ContentPolicy(header("Content-Security-Policy")) }

    /// Whether a page of the same server may not show this one in an iframe. A policy counts before the older header.
    var refusesFrames: Bool {
        if let allows = contentPolicy.allowsFrames(of: url) { return !allows }
        return header("X-Frame-Options")?.lowercased() == "deny"
    }

    /// For messages.
    var path: String { url.path.isEmpty ? "/" : url.path }

    /// What Turbo compares between pages, to load a whole document where it differs.
    var trackedAssets: [String] {
        matches(#"<(?:script|link)\b[^>]*data-turbo-track\s*=\s*["']reload["'][^>]*>"#, group: 0).map { element in
            Self.matches(#"(?:src|href)\s*=\s*["']([^"']+)"#, in: element, group: 1).first ?? element
        }.sorted()
    }

    /// Whether the text itself mentions Turbo.
    var namesTurbo: Bool { Self.namesTurbo(text) }

    static func namesTurbo(_ text: String) -> Bool {
        text.range(
            of: #"@hotwired/turbo|turbo(\.es20\d\d[-\w]*)?(\.min)?(-[0-9a-f]{6,})?\.js|turbo:load|turbolinks:load"#,
            options: .regularExpression)
            != nil
    }

    /// Addresses with http, in links, forms and what the page loads.
    var insecureAddresses: [String] {
        matches(#"(?:href|src|action)\s*=\s*["'](http://[^"']+)"#, group: 1)
    }

    private func addresses(_ pattern: String) -> [URL] {
        matches(pattern, group: 1).compactMap { written in
            URL(pageText: written.replacingOccurrences(of: "&amp;", with: "&"), on: url)
        }
    }

    func matches(_ pattern: String, group: Int) -> [String] { Self.matches(pattern, in: text, group: group) }

    static func matches(_ pattern: String, in text: String, group: Int) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range(at: group), in: text).map { String(text[$0]) }
        }
    }
}
