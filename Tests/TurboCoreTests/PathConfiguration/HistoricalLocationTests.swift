import Foundation
import Testing

@testable import TurboCore

@Suite struct HistoricalLocationTests {
    @Test(
        arguments: [
            ("/recede_historical_location", .recede), ("/refresh_historical_location", .refresh),
            ("/resume_historical_location", .resume), ("/app/recede_historical_location/", .recede),
            ("/recede_historical_location?x=1", .recede), ("/recede_historical_location_help", nil),
            ("/xrecede_historical_location", nil), ("/recede_historical_location/help", nil), ("/", nil),
        ] as [(String, Navigation.HistoricalLocation?)])
    func `Rules are built in`(path: String, expected: Navigation.HistoricalLocation?) throws {
        let url = try #require(URL(string: "https://example.com\(path)"))
        let properties = PathConfiguration().properties(for: url)
        #expect(properties.historicalLocation == expected)
        #expect(properties.presentation == expected?.presentation ?? .default)
    }

    /// Each row: the app's rules for `/refresh_historical_location`, and the result.
    @Test(
        arguments: [
            ([[:]], .refresh, .refresh),
            ([["context": "modal"]], .refresh, .refresh),
            ([["presentation": "default"]], .refresh, .refresh),
            ([["presentation": "refesh"]], .refresh, .refresh),
            ([["presentation": "refresh"]], nil, .refresh),
            ([["presentation": "none"]], nil, .none),
            ([["presentation": "pop"], ["presentation": "default"]], nil, .default),
            ([["presentation": "pop", "historical_location": true]], .recede, .pop),
        ] as [([PathProperties], Navigation.HistoricalLocation?, Navigation.Presentation)])
    func `An app rule with a presentation removes the built in one`(
        rules: [PathProperties], location: Navigation.HistoricalLocation?, presentation: Navigation.Presentation
    ) throws {
        let pattern = try PathPattern("historical_location")
        let matcher = PathMatcher(
            rules: rules.enumerated().map { PathRule(index: $0, compiled: [pattern], properties: $1) })
        let match = matcher.match(PathText("/refresh_historical_location", matchesQuery: false))
        #expect(match.properties.historicalLocation == location)
        #expect(match.properties.presentation == presentation)
    }

    @Test func `A built-in rule is removed only for that path`() throws {
        let rule = PathRule(
            index: 0, compiled: [try PathPattern("/recede_historical_location$")],
            properties: ["presentation": "replace"])
        let matcher = PathMatcher(rules: [rule])
        #expect(matcher.match(PathText("/recede_historical_location", matchesQuery: false)).builtInRule == nil)
        #expect(matcher.match(PathText("/resume_historical_location", matchesQuery: false)).builtInRule == .resume)
    }

    @Test func `The query does not hide the built-in rule`() throws {
        let text = PathText("/recede_historical_location?a=1", matchesQuery: true)
        #expect(PathMatcher(rules: []).match(text).builtInRule == .recede)
    }
}
