import Foundation

/// A declaration without the parts that don't matter to a caller, so that equivalent declarations are equal.
///
/// Removes attributes, isolation, access, `open`, `override`, `weak`, `any`, inner parameter names and extra white
/// space. `let`, and `var` with or without accessors, become `var` with accessors; `class` members become `static`.
struct Declaration: Equatable, CustomStringConvertible {
    private(set) var description: String
    /// The declaration without default arguments, which a protocol's requirement can't have.
    private(set) var withoutDefaults: String

    init(_ text: String) {
        description = Self.normal(text, keepingDefaults: true)
        withoutDefaults = Self.normal(text, keepingDefaults: false)
    }

    private static let ignoredWords: Set<String> = [
        "optional", "override", "required", "weak", "final", "open", "public", "nonisolated",
        "unowned(unsafe)", "unowned(safe)", "unowned", "indirect", "mutating", "dynamic", "lazy",
    ]

    private static func normal(_ text: String, keepingDefaults: Bool) -> String {
        var words = plain(text).split(separator: " ").map(String.init)[...]
        var prefix = ""
        while let word = words.first {
            if word == "static" || (word == "class" && isMember(words.dropFirst())) {
                prefix += "static "
            } else if word == "convenience" {
                prefix += word + " "
            } else if !ignoredWords.contains(word) {
                break
            }
            words.removeFirst()
        }
        let rest = words.dropFirst().joined(separator: " ")
        switch words.first ?? "" {
        case "var": return prefix + property(rest, hasSetter: true)
        case "let": return prefix + property(rest, hasSetter: false)
        case "func": return prefix + callable("func " + rest, keepingDefaults)
        case "subscript", "case": return prefix + callable(words.joined(separator: " "), keepingDefaults)
        case "class", "struct", "enum", "protocol": return type(words)
        case let word where word.hasPrefix("init"):
            return prefix + callable(words.joined(separator: " "), keepingDefaults)
        default: return words.joined(separator: " ")
        }
    }

    private static func isMember(_ words: ArraySlice<String>) -> Bool {
        words.contains { ["func", "var", "let", "subscript"].contains($0) }
    }

    /// The text without attributes, `any` and extra spaces, and with `Void` for the result `()`.
    private static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: #"@(?!escaping)\w+(\([^)]*\))?\s*"#, with: "", options: .regularExpression)
            .replacingOccurrences(of: #"\bany\s+"#, with: "", options: .regularExpression)
            .replacingOccurrences(of: #"\bsending\s+"#, with: "", options: .regularExpression)
            .replacingOccurrences(of: "-> ()", with: "-> Void")
            .replacingOccurrences(of: #"\s+"#, with: " ", options: .regularExpression)
            .trimmingCharacters(in: .whitespaces)
    }

    /// `class X<T> : Y where …` without its inheritance, which the relations contain.
    private static func type(_ words: ArraySlice<String>) -> String {
        let text = words.joined(separator: " ")
        let head = text.components(separatedBy: " where ")[0].components(separatedBy: ":")[0]
        return head.trimmingCharacters(in: .whitespaces)
    }

    private static func property(_ rest: String, hasSetter: Bool) -> String {
        let parts = rest.components(separatedBy: " {")
        let accessors = parts.count > 1 ? parts[1] : (hasSetter ? "get set" : "get")
        let canSet = accessors.contains("set")
        return "var \(parts[0]) { \(canSet ? "get set" : "get") }"
    }

    /// `func name(label inner: Type = value) -> Type` without the inner names.
    private static func callable(_ text: String, _ keepingDefaults: Bool) -> String {
        guard let open = text.firstIndex(of: "("), let close = text.matchingParenthesis(of: open) else { return text }
        let parameters = text[text.index(after: open)..<close].splitAtTopLevel(by: ",").map {
            parameter($0.trimmingCharacters(in: .whitespaces), keepingDefaults)
        }
        var tail = text[text.index(after: close)...].trimmingCharacters(in: .whitespaces)
        if tail.hasSuffix("-> Void") { tail = String(tail.dropLast(7)).trimmingCharacters(in: .whitespaces) }
        return "\(text[..<open])(\(parameters.joined(separator: ", ")))" + (tail.isEmpty ? "" : " \(tail)")
    }

    private static func parameter(_ text: String, _ keepingDefaults: Bool) -> String {
        let parts = text.splitAtTopLevel(by: ":")
        guard parts.count > 1 else { return text }
        let label = parts[0].split(separator: " ").first.map(String.init) ?? "_"
        let typeAndDefault = parts.dropFirst().joined(separator: ":").components(separatedBy: " = ")
        let type = typeAndDefault[0].trimmingCharacters(in: .whitespaces)
        let isDefaulted = keepingDefaults && typeAndDefault.count > 1
        return "\(label): \(type)" + (isDefaulted ? " = \(typeAndDefault[1])" : "")
    }
}
