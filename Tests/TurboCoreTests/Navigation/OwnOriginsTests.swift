import Foundation
import Testing
import TurboCore

@Suite("What belongs to the app")
struct OwnOriginsTests {
    struct Row: Sendable {
        let routed: [String]
        let hosts: Set<String>
        let url: String
        let isOwn: Bool

        init(_ routed: [String], _ hosts: Set<String>, _ url: String, _ isOwn: Bool) {
            (self.routed, self.hosts, self.url, self.isOwn) = (routed, hosts, url, isOwn)
        }
    }

    static let rows: [Row] = [
        Row(["https://app.com/"], [], "https://app.com/a", true),
        Row(["https://app.com/"], [], "https://APP.com:443/a", true),
        Row(["https://app.com/"], [], "https://app.com:8443/a", false),
        Row(["https://app.com/"], [], "http://app.com/a", false),
        Row(["http://app.com/"], [], "https://app.com/a", true),
        Row(["http://app.com:3000/"], [], "https://app.com/a", false),
        Row(["http://localhost:3000/"], [], "http://localhost:3000/a", true),
        Row(["http://localhost:3000/"], [], "http://localhost:3001/a", false),
        Row(["http://localhost:3000/"], [], "http://127.0.0.1:3000/a", false),
        Row(["https://app.com/"], [], "https://www.app.com/", false),
        Row(["https://app.com/"], ["www.app.com"], "https://www.app.com/", true),
        Row(["https://app.com/"], ["www.app.com"], "http://www.app.com/", false),
        Row(["https://app.com/"], ["WWW.app.com"], "https://www.App.com/", true),
        Row(["https://app.com/"], ["www.app.com"], "https://www.app.com:8080/", false),
        Row(["https://app.com/"], ["www.app.com:8080"], "https://www.app.com:8080/", true),
        Row(["https://app.com/"], ["*.app.com"], "https://a.b.app.com/", true),
        Row(["https://app.com/"], ["*.app.com"], "https://badapp.com/", false),
        Row(["https://app.com/"], ["*.app.com"], "https://app.com.evil.com/", false),
        Row([], ["*.app.com"], "https://app.com/", false),
        Row(["https://app.com/", "https://other.com/"], [], "https://other.com/b", true),
        Row(["https://app.com/"], [], "mailto:a@app.com", false),
        Row(["https://app.com/"], [], "https://user:word@evil.com/app.com", false),
        Row([], [], "https://app.com/", false),
        Row(["http://app.com:3000/"], ["www.app.com"], "http://www.app.com/", true),
        Row(["http://app.com/"], [], "https://app.com:8443/", false),
        Row(["http://app.com/"], [], "https://other.com/", false),
        Row(["https://app.com/"], ["*.app.com"], "https://a.app.com:8080/", false),
        Row(["https://app.com/"], ["*.app.com:8080"], "https://a.app.com:8080/", true),
        Row(["https://app.com/"], ["*.APP.com"], "https://a.app.com/", true),
        Row(["mailto:a@app.com"], [], "mailto:a@app.com", false),
        Row(["file:///a"], ["*."], "https://app.com/", false),
    ]

    @Test(arguments: rows)
    func `A URL is own by the origins and hosts of the table`(_ row: Row) throws {
        var own = OwnOrigins()
        for text in row.routed { own.add(try #require(URL(string: text))) }
        own.hosts = row.hosts
        #expect(own.contains(try #require(URL(string: row.url))) == row.isOwn)
    }

    /// The bridge compares them with `location.origin`.
    @Test(arguments: [
        ("http://[::1]:3000/a", ["http://[::1]:3000"]), ("http://[::1]/", ["http://[::1]", "https://[::1]"]),
        ("HTTP://LocalHost:80/", ["http://localhost", "https://localhost"]),
        ("https://app.com:443/", ["https://app.com"]),
    ])
    func `A page knows its origin as one of the app, as a browser writes it`(_ url: String, patterns: [String]) throws {
        var own = OwnOrigins()
        own.add(try #require(URL(string: url)))
        #expect(own.patterns == patterns)
    }

    @Test func `The origins and hosts of a second session are added to those of the first`() throws {
        var own = OwnOrigins()
        own.add(FlowNotation.url("/"))
        own.hosts = ["a.com"]
        var other = OwnOrigins()
        other.add(try #require(URL(string: "https://other.com/")))
        other.hosts = ["b.com"]
        own.formUnion(other)
        for text in ["https://example.com/", "https://other.com/", "https://a.com/", "https://b.com/"] {
            #expect(own.contains(try #require(URL(string: text))), "\(text)")
        }
    }

    @Test(arguments: [
        ("https://App.com:443/a", "https://app.com"), ("http://app.com:80", "http://app.com"),
        ("http://localhost:3000/a?b", "http://localhost:3000"), ("https://app.com:80/", "https://app.com:80"),
    ])
    func `A dialog names a site as a browser does`(_ url: String, _ text: String) throws {
        #expect(Origin(try #require(URL(string: url))).description == text)
    }
}
