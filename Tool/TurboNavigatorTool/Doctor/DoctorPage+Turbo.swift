import Foundation
import PageText

/// The parts of a page that matter to Turbo.
extension DoctorPage {
    /// Whether Turbo follows none of the page's links.
    var disablesTurbo: Bool {
        elements.contains { ["html", "body"].contains($0.name) && $0["data-turbo"] == "false" }
            && !elements.contains { $0["data-turbo"] == "true" }
    }

    /// The assets that Turbo compares between pages. If they differ, it loads a whole document.
    var trackedAssets: [String] {
        elements.filter { ["script", "link"].contains($0.name) && $0["data-turbo-track"] == "reload" }
            .map { $0["src"] ?? $0["href"] ?? "an inline \($0.name)" }.sorted()
    }

    /// The hidden fields that have a name and a value, of the form that is sent to a URL. If the page doesn't have that
    /// form, those of all its forms.
    func hiddenFields(ofFormTo action: URL) -> [(name: String, value: String)] {
        let form = elements.firstIndex { element in
            element.name == "form" && URL(pageText: element["action"] ?? "", on: base)?.path == action.path
        }
        let inputs = form.map { elements[($0 + 1)...].prefix { $0.name != "form" } } ?? elements[...]
        return inputs.compactMap { element in
            guard element.name == "input", element["type"]?.lowercased() == "hidden", let name = element["name"],
                let value = element["value"]
            else { return nil }
            return (name, value)
        }
    }

    /// Whether the text itself mentions Turbo.
    var mentionsTurbo: Bool { Self.mentionsTurbo(text) }

    static func mentionsTurbo(_ text: String) -> Bool {
        text.range(
            of: #"@hotwired/turbo|turbo(\.es20\d\d[-\w]*)?(\.min)?(-[0-9a-f]{6,})?\.js|turbo:load|turbolinks:load"#,
            options: .regularExpression)
            != nil
    }
}
