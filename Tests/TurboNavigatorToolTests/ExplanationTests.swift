import Foundation
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

@Suite struct ExplanationTests {
    /// The values that `explain` prints, merged, are the properties that the app gets.
    @Test func `The rules of an explanation add up to the properties`() throws {
        var generator = SystemRandomNumberGenerator()
        let patterns = [".*", "/new$", "^/posts", "/\\d+", "a|b", "/posts/.*/edit$", "historical", "^/$"]
        let paths = ["/", "/posts", "/posts/1", "/posts/1/edit", "/posts/new", "/a", "/recede_historical_location"]
        for _ in 0..<1000 {
            let rules = try (0..<Int.random(in: 0...6, using: &generator)).map { index in
                PathRule(
                    index: index, compiled: [try PathPattern(patterns.randomElement(using: &generator) ?? "a")],
                    properties: ["key\(Int.random(in: 0...2, using: &generator))": .integer(index)])
            }
            let document = PathConfigurationDocument(rules: rules, settings: [:], diagnostics: [])
            let file = ConfigurationFile(name: "random", document: document, matchesQuery: false)
            let path = paths.randomElement(using: &generator) ?? "/"
            let explanation = PathExplanation(path, in: file)
            let sum = explanation.outcomes.reduce(PathProperties()) { $0.merging($1.sets) }
            let own = document.match(path: path).properties.dictionary.filter { $0.key.hasPrefix("key") }
            #expect(sum == PathProperties(own))
            #expect(explanation.outcomes.map(\.rule.index) == rules.map(\.index))
        }
    }
}
