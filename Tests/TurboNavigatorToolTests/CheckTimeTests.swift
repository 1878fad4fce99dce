import Foundation
import Fuzzing
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

/// Tests that a check of many rules and paths takes about equally long for each library.
@Suite(.serialized) struct CheckTimeTests {
    @Test(arguments: ConfigurationLibrary.allCases.filter { $0 != .turboNavigator })
    func `A check for another library takes about as long as for this one`(_ library: ConfigurationLibrary) throws {
        // Searching each path for each pattern takes 10 to 60 times as long.
        #expect(try duration(for: library) < duration(for: .turboNavigator) * 4 + 0.1)
    }

    private static let words = ["articles", "orders", "invoices", "teams", "projects", "recipes", "events", "files"]
    private static let names = (0..<300).map { "\(words[$0 % words.count])\($0)" }
    private static let patterns: [@Sendable (String) -> [String]] = [
        { ["^/\($0)/[0-9]+$"] }, { ["/\($0)/new$", "/\($0)/\\\\d+/edit$"] }, { ["/\($0)/\\\\d+/comments"] },
        { ["^/\($0)/filters?$"] }, { ["/\($0)/(week|month)$"] }, { ["^/\($0)/.*/preview"] },
    ]
    private static let ends = [
        "", "/1", "/new", "/1/edit", "/1/comments", "/1/preview", "/new?draft=1", "/1/edit/", "/?page=2",
    ]

    /// The shorter processor time, in seconds, of two checks of 300 rules and 2,700 paths, some of them with a query or
    /// a slash at the end.
    private func duration(for library: ConfigurationLibrary) throws -> Double {
        let rules = Self.names.enumerated().map { index, name in
            let patterns = Self.patterns[index % Self.patterns.count](name).map { "\"\($0)\"" }.joined(separator: ",")
            return "{\"patterns\": [\(patterns)], \"properties\": {\"context\": \"modal\"}}"
        }
        let data = Data("{\"rules\": [\(rules.joined(separator: ","))]}".utf8)
        let paths = Self.names.flatMap { name in Self.ends.map { "/\(name)\($0)" } }
        let options = CheckOptions(libraries: [library], routes: RouteList(paths.joined(separator: "\n")).routes)
        return try #require(
            (0..<2).map { _ in
                let start = Fuzz.processorTime()
                #expect(!FileCheck(data, options).diagnostics(file: "rules.json").isEmpty)
                return Fuzz.processorTime() - start
            }.min())
    }
}
