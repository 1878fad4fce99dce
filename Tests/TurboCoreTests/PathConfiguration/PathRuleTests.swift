import Foundation
import Testing
import TurboCore

@Suite("A rule by itself")
struct PathRuleTests {
    private func rule(_ json: String) throws -> PathRule {
        let configuration = PathConfiguration(sources: [.data(Data(#"{"rules": [\#(json)]}"#.utf8))])
        return try #require(configuration.rules.first)
    }

    @Test(
        arguments: [
            ("/new", true), ("/posts/1/edit", true), ("/posts", false), ("/new/", false), ("", false),
            ("/caf\u{e9}", true), ("/caf%C3%A9", false),
        ])
    func `A rule matches if one of its patterns is found, case-sensitively`(path: String, isMatch: Bool) throws {
        let rule = try rule(#"{"patterns": ["/new$", "/edit$", "/caf\u00e9"], "properties": {}}"#)
        #expect(rule.match(path: path) == isMatch)
    }

    @Test func `A pattern that takes too long matches nothing`() throws {
        let rule = try rule(#"{"patterns": ["(a+)+$|!"], "properties": {}}"#)
        #expect(rule.match(path: "/a!"))
        #expect(!rule.match(path: MatchLimitTests.trap))
    }

    @Test func `A rule has its text properties by key, and no others`() throws {
        let rule = try rule(#"{"patterns": ["/"], "properties": {"title": "Home", "count": 1}}"#)
        #expect(rule["title"] == "Home")
        #expect(rule["count"] == nil)
        #expect(rule["other"] == nil)
    }
}
