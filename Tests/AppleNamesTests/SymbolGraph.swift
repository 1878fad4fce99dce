import Foundation

/// The public declarations of our modules, from the compiler's symbol graphs.
struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let accessLevel: String

        /// The name as in Apple's list: `UIView.addSubview(_:)`.
        var name: String { pathComponents.joined(separator: ".") }
        var owner: String { pathComponents.dropLast().joined(separator: ".") }
        var declaration: String { declarationFragments.map(\.spelling).joined() }
        var isOverride: Bool { declaration.split(separator: " ").contains("override") }
    }

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    init(of modules: [String], in folder: URL) throws {
        symbols = []
        relationships = []
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".symbols.json") {
            // "UIKit.symbols.json", and "UIKit@Foundation.symbols.json" for extensions of another module's types.
            guard modules.contains(String(file.lastPathComponent.prefix { $0.isLetter })) else { continue }
            let part = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            symbols += part.symbols
            relationships += part.relationships
        }
    }

    /// The relationships of a kind as pairs of names, as in Apple's list.
    func named(_ kind: String) -> [(source: String, target: String)] {
        let names = Dictionary(
            symbols.map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
        return relationships.filter { $0.kind == kind }.compactMap { relation in
            guard let source = names[relation.source] else { return nil }
            let fallback = relation.targetFallback?.split(separator: ".").dropFirst().joined(separator: ".")
            return (names[relation.target] ?? fallback).map { (source, $0) }
        }
    }

    /// The identifiers of all sources of a kind of relationship.
    func sources(_ kind: String) -> Set<String> {
        Set(relationships.filter { $0.kind == kind }.map(\.source))
    }

    func targets(_ kind: String) -> Set<String> {
        Set(relationships.filter { $0.kind == kind }.map(\.target))
    }
}
