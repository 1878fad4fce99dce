import Foundation
import NavigationSimulation

/// The path of a row of `bin/rails routes`: `(/:locale)/posts/:id(.:format)`.
struct RouteTemplate: Sendable {
    private indirect enum Part {
        case text(String)
        case parameter(String)
        case glob(String)
        case optional([Part])
    }

    /// The maximum number of combinations of optional groups.
    private static let maximumVariants = 8
    /// The maximum number of optional groups inside each other. Further parentheses are text.
    private static let maximumDepth = 8

    private var parts: [Part] = []

    /// The path without the format at its end, for display.
    let name: String

    init(_ pattern: String) {
        name = Self.withoutFormat(pattern)
        var rest = name[...]
        parts = Self.read(&rest, depth: 0)
    }

    /// The pattern without the format, because links to pages have none.
    private static func withoutFormat(_ pattern: String) -> String {
        let text = pattern.replacingOccurrences(of: "(.:format)", with: "")
        return text.isEmpty ? "/" : text
    }

    private static func read(_ rest: inout Substring, depth: Int) -> [Part] {
        var parts: [Part] = []
        while let character = rest.popFirst() {
            switch character {
            case ")": return parts
            case "(" where depth < maximumDepth: parts.append(.optional(read(&rest, depth: depth + 1)))
            case ":" where rest.first.map(isNameCharacter) == true: parts.append(.parameter(readName(&rest)))
            case "*": parts.append(.glob(readName(&rest)))
            default: parts.append(.text(String(character)))
            }
        }
        return parts
    }

    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isLetter || character == "_"
    }

    private static func readName(_ rest: inout Substring) -> String {
        let name = rest.prefix { isNameCharacter($0) || $0.isNumber }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    /// Sample routes: with and without each optional group, and with several values for each parameter.
    func routes(_ constraints: RouteConstraints, prefix: String = "") -> [Route] {
        Self.variants(of: parts).prefix(Self.maximumVariants).flatMap { variant in
            Self.routes(of: variant, constraints, prefix: prefix, name: prefix + name)
        }
    }

    /// The combinations of parts with and without each optional group.
    private static func variants(of parts: [Part]) -> [[Part]] {
        parts.reduce(into: [[]]) { variants, part in
            guard case .optional(let inner) = part else {
                for index in variants.indices { variants[index].append(part) }
                return
            }
            // Without a place for another, the group is left out.
            guard variants.count < maximumVariants else { return }
            let ways = self.variants(of: inner)
            variants += variants.flatMap { variant in ways.map { variant + $0 } }
            variants = Array(variants.prefix(maximumVariants))
        }
    }

    private static func routes(
        of parts: [Part], _ constraints: RouteConstraints, prefix: String, name: String
    ) -> [Route] {
        let values = parts.map { Self.values(of: $0, constraints) }
        let count = values.map(\.texts.count).max() ?? 1
        let isSampled = values.contains { !$0.isComplete }
        return (0..<count).compactMap { number in
            let path = values.map { $0.texts[number % $0.texts.count] }.joined()
            let whole = (prefix + path).replacingOccurrences(of: "//", with: "/")
            return RouteAddress.address(of: whole.isEmpty ? "/" : whole)
                .map { Route(name: name, address: $0, isSampled: isSampled) }
        }
    }

    private static func values(of part: Part, _ constraints: RouteConstraints) -> RouteConstraints.Values {
        switch part {
        case .text(let text): .init(texts: [text], isComplete: true)
        case .parameter(let name): constraints.values(of: name)
        case .glob: .init(texts: ["a", "a/b/c"], isComplete: false)
        case .optional: .init(texts: [""], isComplete: true)
        }
    }
}
