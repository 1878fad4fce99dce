import Foundation
import Fuzzing
import Testing

@testable import TurboCore
@testable import TurboNavigatorTool

@Suite struct RouteListTests {
    /// Each row: lines, and the addresses read from them.
    @Test(
        arguments: [
            ("/posts\nhttps://example.com/a?b=1#c\nhttps://example.com", ["/posts", "/a?b=1", ""]),
            ("/café\n/caf%C3%A9/", ["/caf%C3%A9", "/caf%C3%A9/"]),
            ("new_post GET /posts/new(.:format) posts#new", ["/posts/new"]),
            ("GET (/:locale)/posts(.:format) posts#index {:locale=>/en|de/}", ["/posts", "/en/posts", "/de/posts"]),
            ("post GET /posts/:id(.:format) posts#show {:id=>/\\d+/}", ["/posts/1"]),
            ("day GET /:year/:month days#show {year: /\\d{4}/, month: /\\d{2}/}", ["/1111/11"]),
            ("file GET /files/*path files#show", ["/files/a", "/files/a/b/c"]),
            ("root GET /(:locale)(.:format) pages#home {:locale=>/ja/}", ["/", "/ja"]),
            ("PATCH /posts/:id posts#update", []), ("calendar GET /c(.:format) c#show {format: :ics}", []),
            ("GET|POST /search search#show", ["/search"]), ("old GET /old redirect(301, /new)", ["/old"]),
            ("jobs /jobs MissionControl::Jobs::Engine", ["/jobs"]),
            ("# == Route Map\n#\n#  posts GET  /posts(.:format) posts#index\n# A comment\n", ["/posts"]),
            (
                "--[ Route 1 ]----\nPrefix | posts\nVerb | POST\nURI | /posts(.:format)\nController#Action | posts#create",
                []
            ),
            (
                "--[ Route 1 ]----\nPrefix | posts\nVerb | GET\nURI | /posts(.:format)\nController#Action | posts#index",
                ["/posts"]
            ),
        ])
    func `Each line of a route list is read as in its row`(text: String, addresses: [String]) {
        let list = RouteList(text)
        #expect(list.routes.map(\.address) == addresses)
        #expect(list.unknownLines.isEmpty)
    }

    @Test func `A parameter has the values that occur everywhere`() {
        let routes = RouteList("post GET /posts/:id(.:format) posts#show").routes
        #expect(routes.map(\.address).prefix(3) == ["/posts/1", "/posts/a", "/posts/a-b"])
        #expect(routes.allSatisfy { $0.isSampled && $0.name == "/posts/:id" })
        #expect(routes.last?.address.count == "/posts/".count + 36)
        #expect(RouteList("GET /(:locale) a#b {:locale=>/en|de/}").routes.allSatisfy { !$0.isSampled })
    }

    @Test func `The routes of an engine begin where it is mounted`() {
        let list = RouteList(
            """
            Prefix Verb URI Pattern Controller#Action
              root GET  /           home#show
              blog      /blog       Blog::Engine

            Routes for Blog::Engine:
              root GET  /                   blog/posts#index
              post GET  /posts/:id(.:format) blog/posts#show {:id=>/\\d+/}
            """)
        #expect(list.routes.map(\.address) == ["/", "/blog", "/blog/", "/blog/posts/1"])
        #expect(list.unknownLines.isEmpty)
    }

    /// Each row: a line of a log, and the path of its page.
    @Test(
        arguments: [
            (#"1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] "GET /posts HTTP/1.1" 200 512 "-" "Turbo""#, "/posts"),
            (#"1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] "GET /wp-login.php HTTP/2.0" 404 12"#, nil),
            (#"1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] "POST /posts HTTP/1.1" 303 0"#, nil),
            (
                #"I, [2026-11-20T10:00:00.1 #7]  INFO -- : [0a1b] Started GET "/posts/1?x=2" for ::1 at 2026-11-20"#,
                "/posts/1?x=2"
            ),
            (
                #"1.2.3.4 - - [20/Nov/2026:10:00:00 +0000] "GET /posts?f[]=%41 b HTTP/1.1" 200 512"#,
                "/posts?f%5B%5D=%41%20b"
            ),
            ("  Processing by PostsController#index as HTML", nil),
            ("  Rendered layout layouts/app.html.erb (Duration: 1ms)", nil),
        ])
    func `Each line of a log is read as in its row`(line: String, address: String?) {
        let list = RouteList(line)
        #expect(list.routes.map(\.address) == (address.map { [$0] } ?? []))
        #expect(list.unknownLines.isEmpty)
    }

    @Test func `Lines that are not understood are counted`() {
        let list = RouteList("/posts\n\nwhat is this\n# a comment\nnor this")
        #expect(list.unknownLines == [3, 5])
        #expect(
            list.warnings(name: "routes.txt") == [
                "routes.txt: 2 lines of 4 skipped because of an unknown format; the first is line 3."
            ])
    }

    /// Each row: a text that the list repeats in a path, in a constraint and in objects, and the number of repetitions.
    @Test(
        arguments: [
            ("(", 100_000), ("/:a", 5000), ("/{", 5000), ("/<a", 5000), ("(/b)", 5000), ("/{a}(", 5000),
            ("/:a(", 10_000),
            ("é", 40_000), ("path: 'a', methods: [", 5000),
        ])
    func `A list with thousands of parameters or parentheses is read at once`(part: String, count: Int) {
        let text = String(repeating: part, count: count)
        let start = Fuzz.processorTime()
        for list in ["/\(text)", "GET /\(text) a#b", "GET /:a a#b {:\(text)", "[\(text)"] { _ = RouteList(list) }
        #expect(Fuzz.processorTime() - start < 3)
    }

    @Test func `The number of paths is limited, and reported`() {
        let list = RouteList((0...RouteList.maximumCount).map { "/posts/\($0)" }.joined(separator: "\n"))
        #expect(list.routes.count == RouteList.maximumCount)
        #expect(list.warnings(name: "a").count == 1)
    }
}
