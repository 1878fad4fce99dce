import Foundation

/// A stored variable of a class.
struct StoredVariable: CustomStringConvertible {
    let description: String
    let isProtected: Bool

    /// The stored variables of the classes in a file. Those of structures don't count, because they are parts of
    /// values.
    static func all(in file: SourceFile) -> [StoredVariable] {
        var types: [(indent: Int, isClass: Bool)] = []
        var found: [StoredVariable] = []
        let lines = file.code.split(separator: "\n").map(String.init)
        for (line, next) in zip(lines, lines.dropFirst() + [""]) where line.contains(where: { $0 != " " }) {
            let indent = line.prefix { $0 == " " }.count
            types.removeAll { $0.indent >= indent && line.contains(where: \.isLetter) }
            if let isClass = isClass(line) {
                types.append((indent, isClass))
            } else if let type = types.last, type.isClass, indent == type.indent + 4, isStored(line, next) {
                found.append(StoredVariable(file, line))
            }
        }
        return found
    }

    private init(_ file: SourceFile, _ line: String) {
        description = "\(file.name): \(line.trimmingCharacters(in: .whitespaces))"
        let modifiers = line.components(separatedBy: "var ").first ?? ""
        isProtected = ["private", "public", "open"].contains { modifiers.contains($0) }
    }

    /// Whether a line begins a class, or nil if it doesn't begin a type.
    private static func isClass(_ line: String) -> Bool? {
        let kinds = try? line.matches(
            of:
                #"^ *(?:@\w+ |public |package |private |fileprivate |open |final |indirect )*(class|struct|enum|protocol|extension) [A-Z]"#
        )
        return kinds?.first.map { $0 == "class" }
    }

    private static func isStored(_ line: String, _ next: String) -> Bool {
        let modifiers = #"^ *(?:@\w+ |[a-z]+(?:\(\w+\))? )*"#
        guard let names = try? line.matches(of: modifiers + #"var (\w+)"#), !names.isEmpty else { return false }
        let isObserved = next.contains("didSet") || next.contains("willSet")
        let hasBody = line.contains("{") && !line.contains(" = ")
        return isObserved || !hasBody
    }
}
