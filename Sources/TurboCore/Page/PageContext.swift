import Foundation

/// Where a session's pages are shown, as the pages and the server are told.
package struct PageContext: Equatable, Sendable {
    package var stack: Navigation.Context
    /// The identifier of the tab; nil without tabs.
    package var tab: String?

    package init(_ stack: Navigation.Context, tab: String? = nil) {
        (self.stack, self.tab) = (stack, tab)
    }

    private var values: KeyValuePairs<String, String?> { ["Context": stack.rawValue, "Tab": tab] }

    /// The headers of requests: `Native-Context` and `Native-Tab`.
    package var headers: [String: String] {
        values.reduce(into: [:]) { headers, value in
            headers["Native-\(value.key)"] = value.value?.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        }
    }

    /// The script that gives the `html` element of a page the attributes `data-native-context` and `data-native-tab`.
    package var script: String {
        let attributes = values.compactMap { name, value in
            value.map { ["data-native-\(name.lowercased())", $0] }
        }
        guard let json = try? JSONEncoder().encode(attributes) else { return "" }
        return "for (const [name, value] of \(String(decoding: json, as: UTF8.self))) "
            + "document.documentElement?.setAttribute(name, value)"
    }
}
