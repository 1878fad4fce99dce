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
    private let elements: [PageElement]
    private let headers: [String: String]

    init(_ url: URL, _ data: Data, _ response: HTTPURLResponse) {
        self.url = url
        status = response.statusCode
        text = String(decoding: data, as: UTF8.self)
        elements = PageElement.all(in: text)
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
    var links: [URL] { urls("href", of: elements.filter { $0.name == "a" }) }

    /// The scripts that the page loads.
    var scripts: [URL] {
        urls("src", of: elements.filter { $0.name == "script" })
            + urls("href", of: elements.filter { $0.name == "link" && $0["rel"] == "modulepreload" })
    }

    /// The pages that it shows in an `<iframe>`.
    var frames: [URL] { urls("src", of: elements.filter { $0.name == "iframe" }) }

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
        elements.filter { ["script", "link"].contains($0.name) && $0["data-turbo-track"] == "reload" }
            .map { $0["src"] ?? $0["href"] ?? "an inline \($0.name)" }.sorted()
    }

    /// The hidden fields of its forms that have a name and a value.
    var hiddenFields: [(name: String, value: String)] {
        elements.compactMap { element in
            guard element.name == "input", element["type"] == "hidden", let name = element["name"],
                let value = element["value"]
            else { return nil }
            return (name, value)
        }
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
        elements.flatMap { element in ["href", "src", "action"].compactMap { element[$0] } }
            .filter { $0.hasPrefix("http://") }
    }

    private func urls(_ attribute: String, of elements: [PageElement]) -> [URL] {
        elements.compactMap { element in
            // A fragment without a page is this page.
            guard let written = element[attribute], !written.isEmpty, !written.hasPrefix("#") else { return nil }
            return URL(pageText: written.replacingOccurrences(of: "&amp;", with: "&"), on: url)
        }
    }
}
