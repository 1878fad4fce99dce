import Foundation
import PageText
import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A response of the server, and what an app reads from it.
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

    /// The target of a redirect, or nil for any other response.
    var location: URL? {
        guard (300..<400).contains(status), let location = header("Location") else { return nil }
        return URL(pageText: location, on: url)
    }

    /// The targets of links, in the order of the text.
    var links: [URL] { urls("href", of: elements.filter { $0.name == "a" }) }

    /// The scripts that the page loads.
    var scripts: [URL] {
        urls("src", of: elements.filter { $0.name == "script" })
            + urls("href", of: elements.filter { $0.name == "link" && $0["rel"] == "modulepreload" })
    }

    /// The pages shown in an `<iframe>`.
    var frames: [URL] { urls("src", of: elements.filter { $0.name == "iframe" }) }

    var contentPolicy: ContentPolicy { ContentPolicy(header("Content-Security-Policy")) }

    /// Whether a page of the same server can't show this one in an iframe. A policy overrides the older header.
    var refusesFrames: Bool {
        if let allows = contentPolicy.allowsFrames(of: url) { return !allows }
        return header("X-Frame-Options")?.lowercased() == "deny"
    }

    /// The path for messages.
    var path: String { url.path.isEmpty ? "/" : url.path }

    /// The assets that Turbo compares between pages. If they differ, it loads a whole document.
    var trackedAssets: [String] {
        elements.filter { ["script", "link"].contains($0.name) && $0["data-turbo-track"] == "reload" }
            .map { $0["src"] ?? $0["href"] ?? "an inline \($0.name)" }.sorted()
    }

    /// The hidden fields in the page's forms that have a name and a value.
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

    /// URLs with http in links, forms and embedded resources.
    var insecureAddresses: [String] {
        elements.flatMap { element in ["href", "src", "action"].compactMap { element[$0] } }
            .filter { $0.hasPrefix("http://") }
    }

    private func urls(_ attribute: String, of elements: [PageElement]) -> [URL] {
        elements.compactMap { element in
            // A fragment links to the same page.
            guard let written = element[attribute], !written.isEmpty, !written.hasPrefix("#") else { return nil }
            return URL(pageText: written.replacingOccurrences(of: "&amp;", with: "&"), on: url)
        }
    }
}
