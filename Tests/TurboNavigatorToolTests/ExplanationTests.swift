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

    @Test(arguments: [
        ("/mail/1", #"shown in the tab "Mail", by tab_id"#), ("/", #"the first page of the tab "Home""#),
        ("/other", nil),
        ("/gone", #"shown in the tab of the link, because no tab in the settings has the identifier "gone""#),
    ])
    func `An explanation names the tab of the page`(path: String, tab: String?) throws {
        let json = """
            {"settings": {"tabs": [
              {"title": "Home", "path": "/"}, {"id": "mail", "title": "Mail", "path": "/mail"}]},
            "rules": [{"patterns": ["^/mail"], "properties": {"tab_id": "mail"}},
              {"patterns": ["^/gone"], "properties": {"tab_id": "gone"}}]}
            """
        let document = try PathConfigurationDocument(Data(json.utf8))
        let explanation = PathExplanation(
            path, in: ConfigurationFile(name: "tabs", document: document, matchesQuery: false))
        #expect(explanation.tab == tab)
        let text = ExplanationText(style: .plain).text(explanation)
        #expect(tab.map { text.contains("\n  \($0)\n") } != false)
    }

    private static let markup = #"</code></title></style><script>alert(1)</script><img src=x onerror='a' x="b">&amp;"#

    /// Markup in a pattern, a property and a path.
    private static func hostilePage(_ arguments: String...) throws -> String {
        let text = JSONText.string(markup).text()
        let json =
            "{\"rules\": [{\"patterns\": [\(text), \".*\"], \"properties\": {\(text): \(text), \"context\": \(text)}}]}"
        let run = try ToolRun(["explain", "-", "/" + markup, "/\(markup)/edit", "--html"] + arguments, input: json)
        #expect(run.exitCode == 0, "\(run.errors)")
        return run.output
    }

    /// The elements of the page are those of a harmless configuration, so the texts add none.
    @Test func `A page shows the markup of a configuration as text`() throws {
        let page = try Self.hostilePage()
        let tags = Set(page.matches(of: /<\/?([a-z]+)/).map { String($0.1) })
        let expected: Set = [
            "html", "head", "meta", "title", "style", "body", "h", "div", "table", "tr", "th", "td", "code", "mark",
            "br",
            "a", "p", "pre", "details", "summary",
        ]
        #expect(tags.subtracting(expected) == [])
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror='a'"))
        #expect(page.components(separatedBy: "</style>").count == 2)
        let attributes = Set(page.matches(of: /<[a-z0-9]+((?: [a-zA-Z:-]+="[^"<>]*")*)\/?>/).map { String($0.1) })
        #expect(!attributes.contains { $0.contains("onerror") || $0.contains("src=") })
        #expect(page.matches(of: /<[a-z]/).count == page.matches(of: /<[a-z0-9]+(?: [a-zA-Z:-]+="[^"<>]*")*\/?>/).count)
    }

    /// Only the links within the page have a target.
    @Test func `A page loads nothing`() throws {
        let page = try Self.hostilePage("https://example.com/a", "--for", "hotwire-ios", "--for", "turbo-ios")
        let markup = page.matches(of: /<[a-z][^>]*>/).map { String($0.0) }
        let targets = markup.filter { $0.contains("href=") || $0.contains("src=") }
        #expect(!targets.isEmpty && targets.allSatisfy { $0.hasPrefix("<a href=\"#") })
        #expect(!markup.contains { $0.contains("://") })
        #expect(!page.contains("@import") && !page.contains("url("))
    }

    @Test func `The links of a page lead to its rules and paths`() throws {
        let run = try ToolRun(["explain", "fine.json", "--routes", "routes.txt", "--html", "--for", "hotwire-ios"])
        let ids = run.output.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
        let links = Set(run.output.matches(of: /href="#([^"]+)"/).map { String($0.1) })
        #expect(Set(ids).count == ids.count)
        #expect(links.count > 4 && links.isSubset(of: ids))
    }
}
