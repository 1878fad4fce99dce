import Foundation

/// The excerpt of Apple's declarations in `Resources`.
struct AppleList {
    struct Row {
        let declaration: Declaration
        let isOptional: Bool
        let isWeak: Bool
        /// Whether a subclass can override the member: one of Objective-C, not of a Swift overlay.
        let isDynamic: Bool
    }

    private(set) var rows: [String: [Row]] = [:]
    /// The names that are newer than the oldest iOS that the manifest names.
    private(set) var newer: Set<String> = []
    private var parents: [String: Set<String>] = [:]
    private var superclasses: [String: String] = [:]

    init() throws {
        for fields in try Self.table("declarations.tsv") where fields.count >= 3 {
            let text = fields[2]
            if fields.count > 3 { newer.insert(fields[0]) }
            rows[fields[0], default: []].append(
                Row(
                    declaration: Declaration(text), isOptional: text.hasPrefix("optional "),
                    isWeak: text.hasPrefix("weak "),
                    isDynamic: fields[1] == "objc"))
        }
        for fields in try Self.table("relations.tsv") where fields.count == 3 {
            parents[fields[0], default: []].insert(fields[2])
            if fields[1] == "inheritsFrom" { superclasses[fields[0]] = fields[2] }
        }
    }

    private static func table(_ name: String) throws -> [[String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// The type and all types that it inherits from or conforms to.
    func ancestors(of type: String) -> Set<String> {
        var found: Set<String> = []
        var open: Set<String> = [type]
        while let next = open.popFirst() {
            if found.insert(next).inserted { open.formUnion(parents[next] ?? []) }
        }
        return found
    }

    func isSubclass(_ type: String, of other: String) -> Bool {
        sequence(first: type) { superclasses[$0] }.dropFirst().contains(other)
    }

    /// The declarations of a symbol, including inherited ones if the type itself has none.
    func rows(for symbol: SymbolGraph.Symbol) -> [Row] {
        if let own = rows[symbol.name] { return own }
        guard let member = symbol.pathComponents.last, symbol.pathComponents.count > 1 else { return [] }
        return ancestors(of: symbol.owner).sorted().flatMap { rows["\($0).\(member)"] ?? [] }
    }
}
