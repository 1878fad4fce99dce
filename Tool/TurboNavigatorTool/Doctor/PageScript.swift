import Foundation
import PageText

/// A script element of a page.
struct PageScript: Sendable {
    enum Kind: Sendable, Equatable {
        case classic
        case module
        case importMap
    }

    let kind: Kind
    /// The URL of the script, or nil for an inline one.
    let url: URL?
    /// The text of an inline script.
    let text: String
    let nonce: String?
    let hasIntegrity: Bool

    /// - Parameters:
    ///   - element: an element of a page.
    ///   - base: the URL that relative URLs of the page begin with.
    /// - Returns: nil if the element isn't a script that browsers run.
    init?(_ element: PageElement, base: URL) {
        guard element.name == "script", element["nomodule"] == nil,
            let kind = Self.kind(element["type"]?.lowercased() ?? "")
        else { return nil }
        self.kind = kind
        url = element["src"].flatMap {
            $0.isEmpty ? nil : URL(pageText: $0.replacingOccurrences(of: "&amp;", with: "&"), on: base)
        }
        text = url == nil ? element.content : ""
        nonce = element["nonce"]
        hasIntegrity = element["integrity"] != nil
    }

    private static func kind(_ type: String) -> Kind? {
        switch type {
        case "module": .module
        case "importmap": .importMap
        case "": .classic
        default: ScriptResponse.isJavaScript(type) ? .classic : nil
        }
    }

    /// The words by which modules import each other, with their URLs.
    func imports(base: URL) -> [String: URL] {
        guard kind == .importMap,
            let map = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let imports = map["imports"] as? [String: String]
        else { return [:] }
        return imports.compactMapValues { URL(pageText: $0, on: base) }
    }

    /// Whether the name of a script is one of Turbo or Turbolinks: `/assets/turbo.min-0a1b2c3d.js`.
    static func isTurbo(_ url: URL) -> Bool {
        (url.path + "/").range(
            of:
                #"@hotwired/turbo(-rails)?[@/]|/turbo(links)?(-rails)?(\.es20\d\d[-\w]*|\.min|\.umd|-[0-9a-f]{6,}|-?\d[\d.]*)*\.js/"#,
            options: [.regularExpression, .caseInsensitive]) != nil
    }
}
