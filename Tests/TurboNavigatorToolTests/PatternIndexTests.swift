import Foundation
import Fuzzing
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

/// The index must never change a result: it only avoids searches.
@Suite("The index of patterns") struct PatternIndexTests {
    @Test(arguments: [ConfigurationLibrary.turboNavigator, .hotwireAndroid])
    func `Random patterns match the same paths with and without it`(_ library: ConfigurationLibrary) throws {
        var generator = SeededGenerator(seed: 1)
        var (matches, candidates) = (0, 0)
        for _ in 0..<100 {
            let rules = (0..<20).map { _ in RandomPattern.pattern(&generator) }.map { pattern in
                ["patterns": [pattern], "properties": [:]] as [String: Any]
            }
            let data = try JSONSerialization.data(withJSONObject: ["rules": rules])
            let document = try PathConfigurationDocument(data).read(by: library)
            let index = PatternIndex(document.rules)
            for path in (0..<6).map({ _ in RandomPattern.path(&generator) }) {
                let plain = document.match(searched: path, library)
                guard plain.isComplete, plain.overruns.isEmpty else { continue }
                #expect(document.indexed.match(searched: path, library).reasons == plain.reasons, "\(path)")
                matches += plain.reasons.count
                candidates += index.candidates(for: path)?.count ?? document.rules.count
            }
        }
        // Otherwise the test would prove nothing.
        #expect(matches > 500)
        #expect(candidates < 100 * 6 * 20 * 9 / 10)
    }

    @Test func `A path of other characters is searched for all patterns`() {
        #expect(PatternIndex([]).candidates(for: "/é/new") == nil)
        #expect(PatternIndex([]).candidates(for: "/new") == [])
    }
}
