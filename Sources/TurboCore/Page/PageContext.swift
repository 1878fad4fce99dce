import Foundation

/// Where a session's pages are shown, as the pages and the server are told.
package struct PageContext: Equatable, Sendable {
    package var stack: Navigation.Context
    /// The identifier of the tab; nil without tabs.
    package var tab: String?

    /// Whether a back button leads from the page to another one.
    package var canGoBack = false

    /// The name of the system in lowercase, such as `ios`. The server reads it in the user agent.
    private let platform: String?

    package init(_ stack: Navigation.Context, tab: String? = nil, platform: String? = nil) {
        (self.stack, self.tab, self.platform) = (stack, tab, platform)
    }

    private var values: KeyValuePairs<String, String?> { ["Context": stack.rawValue, "Tab": tab] }

    /// The headers of requests: `Native-Context` and `Native-Tab`.
    package var headers: [String: String] {
        values.reduce(into: [:]) { headers, value in
            headers["Native-\(value.key)"] = value.value?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        }
    }

    /// The script that gives the `html` element of a page the attributes `data-native-platform`, `data-native-context`,
    /// `data-native-tab` and `data-native-can-go-back`.
    package var script: String {
        let attributes = ([("Platform", platform)] + values).compactMap { name, value in
            value.map { ["data-native-\(name.lowercased())", $0] }
        }
        guard let json = try? JSONEncoder().encode(attributes) else { return "" }
        return "for (const [name, value] of \(String(decoding: json, as: UTF8.self))) "
            + "document.documentElement?.setAttribute(name, value);"
            + "document.documentElement?.toggleAttribute('data-native-can-go-back', \(canGoBack))"
    }
}
