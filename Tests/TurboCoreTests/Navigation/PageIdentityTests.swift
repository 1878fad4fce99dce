import Foundation
import Testing
import TurboCore

@Suite("The same page")
struct PageIdentityTests {
    @Test(arguments: [
        ("https://example.com/a", "https://example.com/a", true),
        ("https://example.com/a", "https://example.com/a#part", true),
        ("https://example.com", "https://example.com/", true),
        ("https://example.com:443/a", "https://EXAMPLE.com/a", true),
        ("https://example.com/a", "https://example.com/a?page=1", false),
        ("https://example.com/a", "https://example.com/a?", false),
        ("https://example.com/a", "https://example.com/b", false),
        ("https://example.com/a", "http://example.com/a", false),
        ("https://example.com/a", "https://example.com:8443/a", false),
        ("https://example.com/a", "https://www.example.com/a", false),
        ("https://example.com/caf%C3%A9", "https://example.com/caf%c3%a9", true),
    ])
    func `The identity of a page is its origin, path and query`(_ first: String, _ second: String, _ isSame: Bool)
        throws
    {
        let pages = try [first, second].map { PageIdentity(try #require(URL(string: $0))) }
        #expect(pages[0].isSame(as: pages[1]) == isSame)
        #expect(pages[1].isSame(as: pages[0]) == isSame)
    }

    @Test func `The query can be ignored`() throws {
        let first = PageIdentity(FlowNotation.url("/a?page=1"))
        #expect(first.isSame(as: PageIdentity(FlowNotation.url("/a?page=2")), ignoringQuery: true))
        #expect(!first.isSame(as: PageIdentity(FlowNotation.url("/b?page=1")), ignoringQuery: true))
    }

    @Test(arguments: [
        ("https://example.com/a", true), ("mailto:a@example.com", false), ("javascript:alert(1)", false),
        ("file:///a", false),
    ])
    func `Only HTTP is the web`(_ text: String, _ isWeb: Bool) throws {
        #expect(Origin(try #require(URL(string: text))).isWeb == isWeb)
    }
}
