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
    /// The URL that relative URLs begin with.
    let base: URL
    let elements: [PageElement]
    private let headers: [String: String]

    init(_ url: URL, _ data: Data, _ response: HTTPURLResponse) {
        self.url = url
        status = response.statusCode
        text = String(decoding: data, as: UTF8.self)
        elements = PageElement.all(in: text)
        base =
            elements.lazy.filter { $0.name == "base" }.compactMap { $0["href"] }.first
            .flatMap { URL(pageText: $0, on: url) } ?? url
        headers = Dictionary(
            response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }, uniquingKeysWith: { $1 })
    }

    func header(_ name: String) -> String? { headers[name.lowercased()] }

    /// The seconds until the date of the header `Expires`; nil without one.
    var secondsUntilExpiry: Int? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return header("Expires").flatMap(formatter.date).map { Int($0.timeIntervalSinceNow) }
    }

    var isHTML: Bool { header("Content-Type")?.lowercased().contains("html") ?? text.contains("<html") }

    /// The target of a redirect, or nil for any other response.
    var location: URL? {
        guard (300..<400).contains(status), let location = header("Location") else { return nil }
        return URL(pageText: location, on: url)
    }

    /// The targets of links that change and end nothing, in the order of the text.
    var links: [URL] {
        urls("href", of: elements.filter { $0.name == "a" && !$0.changesSomething }).filter { !$0.isSignOut }
    }

    /// The scripts that a browser runs, and import maps.
    var scripts: [PageScript] { elements.compactMap { PageScript($0, base: base) } }

    /// The content of a `<meta>` element.
    func meta(_ name: String) -> String? {
        elements.first { $0.name == "meta" && $0["name"]?.lowercased() == name }?["content"]
    }

    /// Whether a user enters a password on the page.
    var hasPasswordField: Bool { elements.contains { $0.name == "input" && $0["type"]?.lowercased() == "password" } }

    /// Whether the page says that users sign in on it.
    var isDeclaredSignIn: Bool {
        elements.contains {
            $0.name == "meta" && $0["name"] == "turbo-navigator-sign-in" && $0["content"] != "false"
        }
    }

    /// The pages shown in an `<iframe>`.
    var frames: [URL] { urls("src", of: elements.filter { $0.name == "iframe" }) }

    /// The names of turbo-frames that load their content, and what they load.
    var turboFrames: [(id: String, url: URL)] {
        elements.compactMap { element in
            guard element.name == "turbo-frame", let id = element["id"], let source = element["src"], !source.isEmpty,
                let url = URL(pageText: source.replacingOccurrences(of: "&amp;", with: "&"), on: base)
            else { return nil }
            return (id, url)
        }
    }

    /// The policies of the header, which can have several, and of `<meta>` elements. All of them apply.
    var contentPolicies: [ContentPolicy] {
        let texts = (header("Content-Security-Policy") ?? "").split(separator: ",").map(String.init)
        let metas = elements.filter {
            $0.name == "meta" && $0["http-equiv"]?.lowercased() == "content-security-policy"
        }
        return (texts + metas.compactMap { $0["content"]?.replacingOccurrences(of: "&#39;", with: "'") }).map(
            ContentPolicy.init)
    }

    /// Whether a page of the same server can't show this one in an iframe. A policy overrides the older header.
    var refusesFrames: Bool {
        let allows = contentPolicies.compactMap { $0.allowsFrames(of: url) }
        if !allows.isEmpty { return allows.contains(false) }
        return header("X-Frame-Options")?.lowercased() == "deny"
    }

    /// The path for messages.
    var path: String { url.path.isEmpty ? "/" : url.path }

    /// URLs with http in links, forms and embedded resources.
    var insecureAddresses: [String] {
        elements.flatMap { element in ["href", "src", "action"].compactMap { element[$0] } }
            .filter { $0.hasPrefix("http://") }
    }

    private func urls(_ attribute: String, of elements: [PageElement]) -> [URL] {
        elements.compactMap { element in
            // A fragment links to the same page.
            guard let written = element[attribute], !written.isEmpty, !written.hasPrefix("#") else { return nil }
            return URL(pageText: written.replacingOccurrences(of: "&amp;", with: "&"), on: base)
        }
    }
}
