import Foundation

/// The names of Hotwire Native. Checks whether each is a name of this library or in docs/migration.md.
struct HotwireNames {
    /// All names, such as "Navigator.route(_:options:parameters:)".
    let all: [String]
    private let ours: Set<String>
    /// The types of type aliases: "BridgeMessage" for "Message".
    private var aliases: [String: String] = [:]
    private var parents: [String: Set<String>] = [:]
    /// The words and calls in code font in docs/migration.md, below "From Hotwire Native".
    private let onPage: Set<String>

    init() throws {
        let graph = try BuiltModules.family.get()
        let list = BuiltModules.root.appendingPathComponent("Tests/AppleNamesTests/Resources/hotwire-native.txt")
        all = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
        ours = Set(graph.symbols.map(\.name))
        onPage = try Self.codeOnPage()
        for relation in graph.named("inheritsFrom") + graph.named("conformsTo") {
            parents[relation.source, default: []].insert(relation.target)
        }
        for symbol in graph.symbols where symbol.kind.identifier == "swift.typealias" {
            let sides = symbol.declaration.components(separatedBy: " = ")
            if sides.count == 2 { aliases[symbol.name] = sides[1] }
        }
    }

    private static func codeOnPage() throws -> Set<String> {
        let file = BuiltModules.root.appendingPathComponent("docs/migration.md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## From Hotwire Native\n")
        guard parts.count == 2 else { return [] }
        let code = parts[1].components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }
        return Set(code.flatMap { words(in: $0.element) })
    }

    /// The words of a code fragment, with the labels of calls: "LoadError", "init(coder:)".
    private static func words(in code: String) -> [String] {
        let expression = try? NSRegularExpression(pattern: #"\w+(?:\([\w:]*\))?"#)
        let text = code as NSString
        let matches = expression?.matches(in: code, range: NSRange(location: 0, length: text.length)) ?? []
        return matches.map { text.substring(with: $0.range) }
    }

    /// Whether this library has the type or the member, possibly inherited. An initializer can have additional
    /// arguments at the end.
    func isOurs(_ name: String) -> Bool {
        if ours.contains(name) { return true }
        let (owner, member) = Self.split(name)
        return ancestors(of: resolved(owner)).contains { type in
            let candidate = "\(type).\(member)"
            return ours.contains(candidate)
                || member.hasPrefix("init(") && ours.contains { $0.hasPrefix(candidate.dropLast()) }
        }
    }

    /// Whether the page has the name or, if this library doesn't have the enclosing type, the name of that type.
    func isOnPage(_ name: String) -> Bool {
        let (owner, member) = Self.split(name)
        if onPage.contains(member) { return true }
        return !owner.isEmpty && !isOurs(owner) && isOnPage(owner)
    }

    /// The enclosing type, empty for a top-level type, and the last part.
    private static func split(_ name: String) -> (owner: String, member: String) {
        guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return ("", name) }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    private func resolved(_ type: String) -> String {
        var parts = type.components(separatedBy: ".")
        parts[0] = aliases[parts[0]] ?? parts[0]
        return parts.joined(separator: ".")
    }

    private func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open: Set<String> = [type]
        while let next = open.popFirst() {
            if found.insert(next).inserted { open.formUnion(parents[next] ?? []) }
        }
        return found
    }
}
