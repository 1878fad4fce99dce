import Foundation

/// A text of the command line with values from the environment, which other users of the machine can't read: `$NAME`,
/// `${NAME}`.
struct EnvironmentText: Sendable {
    /// The text with the values.
    let text: String
    /// The values.
    let values: [String]

    /// - Parameters:
    ///   - text: the text of the command line.
    ///   - environment: the values by their names.
    ///   - encode: returns a value as it is in the text.
    /// - Throws: a ``ToolError`` if a variable isn't set.
    init(
        _ text: String, _ environment: [String: String] = ProcessInfo.processInfo.environment,
        encode: (String) -> String = { $0 }
    ) throws {
        var (result, values, rest) = ("", [String](), text[...])
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let name = Self.readName(&rest) else {
                result += "$"
                continue
            }
            guard let value = environment[name] else { throw ToolError("The environment variable \(name) isn't set.") }
            values.append(value)
            result += encode(value)
        }
        (self.text, self.values) = (result + rest, values)
    }

    private static func readName(_ rest: inout Substring) -> String? {
        let isBraced = rest.first == "{"
        let inner = isBraced ? rest.dropFirst() : rest
        let name = inner.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard let first = name.first, !first.isNumber else { return nil }
        let after = inner.dropFirst(name.count)
        if isBraced, after.first != "}" { return nil }
        rest = isBraced ? after.dropFirst() : after
        return String(name)
    }
}
