import Foundation
import Testing
import TurboCore

@Suite("Links to the app")
struct DeepLinkTests {
    @Test(
        arguments: [
            ("shop://things/1?x=y#z", "https://example.com/things/1?x=y#z"),
            ("shop:///things/1", "https://example.com/things/1"),
            ("shop:things/1", "https://example.com/things/1"),
            ("shop:/things/1", "https://example.com/things/1"),
            ("shop://", "https://example.com/"),
            ("shop:", "https://example.com/"),
            ("SHOP://Things", "https://example.com/Things"),
            ("shop://example.com/things", "https://example.com/things"),
            ("shop://EXAMPLE.com", "https://example.com/"),
            ("shop://caf%C3%A9/a%2Fb", "https://example.com/caf%C3%A9/a%2Fb"),
            ("shop://anna:secret@things/1", "https://example.com/things/1"),
            ("shop:////other.example/x", "https://example.com/other.example/x"),
            ("shop://?next=//other.example", "https://example.com/?next=//other.example"),
            ("https://example.com/things", "https://example.com/things"),
            ("https://shop.example.com/things", "https://shop.example.com/things"),
            ("https://anna:secret@example.com/things?x=%2F#z", "https://example.com/things?x=%2F#z"),
            ("https://anna@example.com/", "https://example.com/"),
            ("https://other.example/things", nil),
            ("http://example.com/things", nil),
            ("file:///etc/passwd", nil),
        ])
    func `A link leads to a page of the app or nowhere`(_ link: String, _ page: String?) throws {
        var origins = OwnOrigins()
        origins.hosts = ["*.example.com"]
        let start = try #require(URL(string: "https://example.com/home?x"))
        let url = try #require(URL(string: link))
        #expect(DeepLink.page(of: url, start: start, origins: origins)?.absoluteString == page)
    }

    @Test func `Without a start location only links of the app's own sites count`() throws {
        var origins = OwnOrigins()
        origins.add(try #require(URL(string: "https://example.com/")))
        for (link, isTaken) in [("shop://a", false), ("https://example.com/a", true), ("https://b.example/", false)] {
            let url = try #require(URL(string: link))
            #expect((DeepLink.page(of: url, start: nil, origins: origins) != nil) == isTaken)
        }
    }
}
