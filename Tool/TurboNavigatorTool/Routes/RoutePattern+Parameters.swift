/// Adds the parameters of a pattern in the syntax of Rails.
extension RoutePattern {
    /// Adds `{id}`, `{id?}`, `{post:slug}`, `{page<\d+>?1}`, `{!id}` or `{*rest}`.
    mutating func addBraces(_ text: String) {
        let inner = text.drop { "!/".contains($0) }
        if inner.hasPrefix("*") { return addGlob(String(inner.dropFirst())) }
        let name = String(inner.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) })
        let rest = inner.dropFirst(name.count)
        if rest.hasPrefix(":path") || rest.hasPrefix("*") { return addGlob(name) }
        let expression = rest.hasPrefix("<") ? String(rest.dropFirst().prefix { $0 != ">" }) : ""
        let isOptional = rest.hasPrefix("?") || rest.contains(">?")
        isOptional ? addOptional(name, expression) : addParameter(name, expression)
    }

    /// Adds `<name>`, `<int:id>` or `<any(a, b):page>`.
    mutating func addAngles(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else { return addParameter(text, "") }
        let name = String(text[text.index(after: colon)...])
        let words = text[..<colon].split(whereSeparator: { "(), ".contains($0) }).map(String.init)
        switch words.first {
        case "path": addGlob(name)
        case "int": addParameter(name, #"\d+"#)
        case "float": addParameter(name, #"\d+\.\d+"#)
        case "uuid": addParameter(name, #"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"#)
        case "any": addParameter(name, words.dropFirst().joined(separator: "|"))
        default: addParameter(name, "")
        }
    }

    mutating func addParameter(_ name: String, _ expression: String) {
        template += ":" + Self.name(name)
        if !expression.isEmpty { requirements[Self.name(name)] = expression }
    }

    /// An optional parameter is left out with the slash before it.
    mutating func addOptional(_ name: String, _ expression: String) {
        let slash = template.hasSuffix("/") && template.count > 1 ? String(template.removeLast()) : ""
        template += "(" + slash
        addParameter(name, expression)
        template += ")"
    }

    mutating func addGlob(_ name: String) { template += "*" + Self.name(name) }

    static func name(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
