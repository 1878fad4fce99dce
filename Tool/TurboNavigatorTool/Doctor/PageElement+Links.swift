import Foundation

extension PageElement {
    /// Whether a link sends a form or asks for confirmation, so a GET request isn't what it's for.
    var changesSomething: Bool {
        let methods = ["data-turbo-method", "data-method", "data-turbolinks-method"].compactMap {
            self[$0]?.lowercased()
        }
        return methods.contains { !$0.isEmpty && $0 != "get" }
            || ["data-turbo-confirm", "data-confirm"].contains { self[$0] != nil }
            || self["onclick"]?.contains("confirm(") == true
    }
}

extension URL {
    /// Whether a URL is one that signs the user out.
    var isSignOut: Bool {
        "\(path)?\(query ?? "")".lowercased().range(
            of: #"(^|[/?&=_.])(sign|log)[-_]?(out|off)([^a-z]|$)"#, options: .regularExpression) != nil
    }
}
