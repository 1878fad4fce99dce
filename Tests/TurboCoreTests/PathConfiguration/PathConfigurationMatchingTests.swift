import Foundation
import Testing

@testable import TurboCore

@Suite struct PathConfigurationMatchingTests {
    /// Whether a URL matches the only rule of a configuration, which sets `hit`.
    static func hit(_ pattern: String, _ url: String, query: Bool = false) throws -> Bool {
        let url = try #require(URL(string: url))
        let configuration = PathConfiguration(sources: [.data(try Self.json([([pattern], ["hit": true])]))])
        configuration.matchQueryStrings = query
        return configuration.properties(for: url)["hit"] as? Bool == true
    }

    /// The JSON of a path configuration with these rules.
    static func json(_ rules: [(patterns: [String], properties: [String: Any])]) throws -> Data {
        let rules = rules.map { ["patterns": $0.patterns, "properties": $0.properties] as [String: Any] }
        return try JSONSerialization.data(withJSONObject: ["rules": rules])
    }

    @Test(
        arguments: [
            ("/new$", "https://example.com/posts/new", true),
            ("/new$", "https://example.com/posts/new/", true),
            ("/new$", "https://example.com/posts/new?draft=1", true),
            ("/new$", "https://example.com/posts/new#top", true),
            ("/new$", "https://example.com/posts/newer", false),
            ("/New$", "https://example.com/posts/new", false),
            ("(?i)/New$", "https://example.com/posts/new", true),
            ("osts", "https://example.com/posts/new", true),
            ("^/$", "https://example.com", true),
            ("^/$", "https://example.com/", true),
            ("^/$", "https://example.com/a", false),
            ("^$", "https://example.com", false),
            ("^/ä b$", "https://example.com/%C3%A4%20b", true),
            ("%C3%A4", "https://example.com/%C3%A4", false),
            ("^/%FF$", "https://example.com/%FF", true),
            ("^/a\\?b$", "https://example.com/a%3Fb", true),
            ("draft=1", "https://example.com/new?draft=1", false),
            ("example", "https://example.com/new", false),
            (".*", "https://example.com/anything", true),
        ])
    func `Patterns are searched in the decoded path`(pattern: String, url: String, expected: Bool) throws {
        #expect(try Self.hit(pattern, url) == expected)
    }

    @Test(
        arguments: [
            ("draft=1", "https://example.com/new?draft=1", true),
            ("/new$", "https://example.com/new?draft=1", false),
            ("/new\\?draft", "https://example.com/new/?draft=1", true),
            ("^/new$", "https://example.com/new?", true),
            ("^/\\?a=%20$", "https://example.com?a=%20", true),
        ])
    func `The query counts only on request`(pattern: String, url: String, expected: Bool) throws {
        #expect(try Self.hit(pattern, url, query: true) == expected)
    }

    @Test(
        arguments: [
            ("/new", false, true), ("/new/", false, true), ("/new?a=1", false, true), ("/new?a=1", true, false),
            ("/newer", false, false),
        ])
    func `Paths are matched as URLs are`(path: String, query: Bool, expected: Bool) throws {
        let configuration = PathConfiguration(sources: [.data(try Self.json([(["/new$"], ["hit": true])]))])
        configuration.matchQueryStrings = query
        #expect((configuration.properties(for: path)["hit"] as? Bool ?? false) == expected)
        #expect(configuration[path] == configuration.properties(for: path))
    }

    @Test func `All matching rules are merged, and later keys take precedence`() throws {
        let data = try Self.json([
            ([".*"], ["context": "default", "tab": 1]),
            (["/new$", "/edit$"], ["context": "modal"]),
            (["/posts/new$"], ["title": "New post"]),
            (["/photos"], ["context": "default"]),
        ])
        let url = try #require(URL(string: "https://example.com/posts/new"))
        let match = PathConfiguration(sources: [.data(data)]).match(url)
        #expect(match.properties == ["context": "modal", "tab": 1, "title": "New post"])
        #expect(match.reasons.map(\.rule.index) == [0, 1, 2])
        #expect(match.reasons.map(\.pattern) == [".*", "/new$", "/posts/new$"])
        #expect(match.isComplete)
    }

    @Test func `Null removes the key of an earlier rule`() throws {
        let data = try Self.json([([".*"], ["context": "modal"]), (["/a"], ["context": NSNull()])])
        let configuration = PathConfiguration(sources: [.data(data)])
        #expect(configuration["/a"].context == .default)
        #expect(configuration["/b"].context == .modal)
    }

    /// Otherwise the inspector would show a rule twice.
    @Test(arguments: [["/posts", "/new$"], ["/p.sts", "/n.w$"], [".*", "/new$"], ["/p.sts", "/new$"]])
    func `A rule is reported once with the first of its patterns that match`(_ patterns: [String]) throws {
        let data = try Self.json([(["^/other$"] + patterns, ["context": "modal"]), (["/new"], [:])])
        let url = try #require(URL(string: "https://example.com/posts/new"))
        let reasons = PathConfiguration(sources: [.data(data)]).match(url).reasons
        #expect(reasons.map(\.pattern) == [patterns[0], "/new"])
    }

    @Test func `A change of the setting for queries applies to a path that was looked up before`() throws {
        let configuration = PathConfiguration(sources: [.data(try Self.json([(["/new$"], ["context": "modal"])]))])
        let url = try #require(URL(string: "https://example.com/new?draft=1"))
        for (matchesQuery, context) in [(false, Navigation.Context.modal), (true, .default), (false, .modal)] {
            configuration.matchQueryStrings = matchesQuery
            #expect(configuration[url].context == context)
            #expect(configuration["/new?draft=1"].context == context)
        }
    }

    /// The search begins before the change and ends after it. Its result must not stay in the cache.
    @Test func `A look-up that began before the setting for queries changed isn't cached`() throws {
        let slow = (1...200).map { (patterns: ["[ab]*c{0,\($0)}[yz]$"], properties: ["slow": true] as [String: Any]) }
        let rules = [(patterns: ["draft=1$"], properties: ["context": "modal"] as [String: Any])] + slow
        let configuration = PathConfiguration(sources: [.data(try Self.json(rules))])
        // Compiles the patterns.
        _ = configuration["/"]
        for round in 0..<30 {
            let path = "/\(round)/" + String(repeating: "a", count: 30) + "?draft=1"
            configuration.matchQueryStrings = false
            DispatchQueue.concurrentPerform(iterations: 2) { thread in
                if thread == 0 {
                    _ = configuration[path]
                } else {
                    Thread.sleep(forTimeInterval: 0.0001)
                    configuration.matchQueryStrings = true
                }
            }
            #expect(configuration[path].context == .modal)
        }
    }

    @Test func `New rules apply to a path that was looked up before`() throws {
        let configuration = PathConfiguration(sources: [.data(try Self.json([(["/new$"], ["context": "modal"])]))])
        #expect(configuration["/new"].context == .modal)
        configuration.sources = [.data(try Self.json([(["/edit$"], ["context": "modal"])]))]
        #expect(configuration["/new"].context == .default)
        #expect(configuration["/edit"].context == .modal)
    }

    @Test func `Without rules there are no properties`() throws {
        let url = try #require(URL(string: "https://example.com/"))
        #expect(PathConfiguration().properties(for: url).isEmpty)
        #expect(PathConfiguration()[url].isEmpty)
    }

    @Test func `A repeated look-up has the same result`() throws {
        let configuration = PathConfiguration(sources: [.data(try Self.json([(["/new$"], ["context": "modal"])]))])
        for index in 0..<(2 * PathCache.capacity) {
            #expect(configuration["/\(index)/new"].context == .modal)
            #expect(configuration["/new"].context == .modal)
        }
    }
}
