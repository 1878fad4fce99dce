import Foundation
import TurboCore

/// Writes JSON with the keys in a fixed order, the same on every platform.
indirect enum JSONText: Sendable {
    case value(JSONValue)
    case array([JSONText])
    case object([(String, JSONText)])

    static func string(_ text: String) -> JSONText { .value(.string(text)) }
    static func string(_ text: String?) -> JSONText { .value(text.map { .string($0) } ?? .null) }
    static func integer(_ number: Int?) -> JSONText { .value(number.map { .integer($0) } ?? .null) }
    static func strings(_ texts: [String]) -> JSONText { .array(texts.map { .string($0) }) }

    /// Properties as an object with sorted keys.
    static func properties(_ properties: PathProperties) -> JSONText {
        .object(properties.dictionary.sorted { $0.key < $1.key }.map { ($0.key, .value($0.value)) })
    }

    /// The document, indented by two spaces. Arrays and short objects without nested values are on one line.
    func text(indent: String = "") -> String {
        switch self {
        case .value(let value): return Self.text(value)
        case .array(let elements):
            return Self.wrapped(elements.map { $0.text(indent: indent + "  ") }, "[", "]", self.isFlat, indent)
        case .object(let members):
            let parts = members.map { "\(Self.quoted($0.0)): \($0.1.text(indent: indent + "  "))" }
            return Self.wrapped(parts, "{", "}", self.isFlat, indent)
        }
    }

    private var isFlat: Bool {
        switch self {
        case .value: true
        case .array(let elements):
            elements.allSatisfy { if case .value = $0 { true } else { false } }
        case .object(let members):
            members.count <= 3 && members.allSatisfy { if case .value = $0.1 { true } else { false } }
        }
    }

    private static func wrapped(
        _ parts: [String], _ open: String, _ close: String, _ isFlat: Bool, _ indent: String
    ) -> String {
        guard !isFlat, !parts.isEmpty else { return open + parts.joined(separator: ", ") + close }
        return "\(open)\n" + parts.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)\(close)"
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
        case .string(let text): quoted(text)
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .object(let members):
            "{"
                + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(text($0.value))" }
                .joined(separator: ", ") + "}"
        }
    }

    /// Text in double quotes. Control characters are escaped, which also makes it safe on a terminal.
    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": return "\\\""
            case "\\": return "\\\\"
            case "\n": return "\\n"
            case "\t": return "\\t"
            case "\r": return "\\r"
            default:
                guard LogText.isDangerous(scalar) else { return String(scalar) }
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            }
        }
        return "\"\(escaped.joined())\""
    }
}
