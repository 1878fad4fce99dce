import Foundation
import NavigationTesting
import Testing

@testable import TurboNavigatorTool

/// Runs `doctor` against a test server.
@MainActor
@Suite struct DoctorTests {
    private static func page(_ body: String, assets: String = "/app-1.js") -> TestResponse {
        .html(
            "<html><head><script src=\"\(assets)\" data-turbo-track=\"reload\"></script></head><body>\(body)</body></html>"
        )
    }

    private static func response(_ request: TestRequest) -> TestResponse {
        switch (request.method, request.target) {
        case ("GET", "/"):
            page(
                #"<a href="/fine#top">a</a> <a href="/plain">b</a> <a href="/away">c</a> <a href="/file.csv">d</a> <a href="/gone">e</a> <a href="/closed">f</a> <a href="/mute">m</a> <a href="/framing">n</a> <a href="https://elsewhere.example/">g</a>"#
            )
        case ("GET", "/fine"): page("<a href='/'>back</a>")
        case ("GET", "/app-1.js"): text("addEventListener('turbo:load', start)", type: "text/javascript")
        case ("GET", "/plain"): .html("<html><body>No script</body></html>")
        case ("GET", "/away"): .redirect(to: "https://elsewhere.example/")
        case ("GET", "/file.csv"): text("a,b", type: "text/csv")
        case ("GET", "/closed"):
            .html(
                "<html><script type='importmap'>{\"imports\": {\"@hotwired/turbo\": \"/t.js\"}}</script></html>",
                headers: ["Content-Security-Policy": "default-src 'self'; script-src 'none'"])
        case ("GET", "/mute"):
            .html(
                "<html><script src='/app-1.js'></script></html>",
                headers: ["Content-Security-Policy": "script-src 'self'; connect-src https://api.example"])
        case ("GET", "/framing"): page("<iframe src='/denied'></iframe><iframe src='/allowed'></iframe>")
        case ("GET", "/denied"): .html("<html></html>", headers: ["X-Frame-Options": "DENY"])
        case ("GET", "/allowed"): .html("<html></html>", headers: ["X-Frame-Options": "SAMEORIGIN"])
        case ("GET", "/recede_historical_location"): .html("")
        case ("GET", "/c.json"):
            text("{\"rules\": [], \"setings\": {}}", type: "text/plain", headers: ["Cache-Control": "max-age=900000"])
        case ("GET", "/new"): page(#"<form action="/posts"><input type="hidden" name="token" value="a b"></form>"#)
        case ("POST", "/posts"): .redirect(to: "/")
        case ("POST", "/moved"): .redirect(to: "/", status: 301)
        case ("POST", "/better"): .html("", status: 422)
        default: .html("", status: 404)
        }
    }

    private static func text(_ text: String, type: String, headers: [String: String] = [:]) -> TestResponse {
        .content(Data(text.utf8), type: type, status: 200, headers: headers)
    }

    private static func server(_ response: @escaping TestServer.Handler = DoctorTests.response) throws -> TestServer {
        let server = try TestServer()
        server.fallback = response
        return server
    }

    /// Runs off the main actor, because the test server responds on it.
    private nonisolated static func run(_ url: URL, _ arguments: String...) async throws -> ToolRun {
        try ToolRun(["doctor", url.absoluteString] + arguments)
    }

    /// Measures only the tool: the test can wait for a thread first.
    private nonisolated static func measured(_ url: URL, _ arguments: String...) async throws -> (ToolRun, Duration) {
        let start = ContinuousClock.now
        let run = try ToolRun(["doctor", url.absoluteString] + arguments)
        return (run, start.duration(to: .now))
    }

    @Test func `A tab whose first page fails is reported, and one that leads to a sign-in isn't`() async throws {
        let server = try Self.server { request in
            switch request.path {
            case "/c.json":
                .json(
                    #"{"settings": {"tabs": [{"title": "Gone", "path": "/gone"}, {"title": "Mine", "path": "/mine"}]}, "rules": []}"#
                )
            case "/mine": .redirect(to: "/")
            case "/gone": .html("", status: 404)
            default: .html("<html></html>")
            }
        }
        let run = try await Self.run(server.url(), "--configuration", "/c.json")
        let found = run.output.split(separator: "\n").filter { $0.contains("The tab ") }
        #expect(found.count == 1)
        #expect(
            found.first?.contains(#"The tab "Gone" opens /gone, to which the server responds with HTTP 404."#) == true)
    }

    @Test func `A tab whose badge isn't a number is reported, and one that needs a sign-in isn't`() async throws {
        let server = try Self.server { request in
            switch request.path {
            case "/c.json":
                .json(
                    #"{"settings": {"tabs": [\#(Self.tab("A", badge: "/a")), \#(Self.tab("B", badge: "/b")), "#
                        + #"\#(Self.tab("C", badge: "/c")), \#(Self.tab("D", badge: "/d"))]}, "rules": []}"#)
            case "/a": .html("<p>3</p>")
            case "/b": .html("", status: 404)
            case "/c": .redirect(to: "/")
            case "/d": .html("3\n")
            default: .html("<html></html>")
            }
        }
        let run = try await Self.run(server.url(), "--configuration", "/c.json")
        let found = run.output.split(separator: "\n").filter { $0.contains("badge") }
        #expect(found.count == 2, "\(found)")
        #expect(
            found.first?.contains("from /a, to which the server responds with something else than a number") == true)
        #expect(found.last?.contains("from /b, to which the server responds with HTTP 404.") == true)
    }

    private static func tab(_ title: String, badge: String) -> String {
        #"{"id": "\#(title)", "title": "\#(title)", "path": "/", "badge": "\#(badge)"}"#
    }

    @Test func `Each problem is reported with its page`() async throws {
        let server = try Self.server()
        let run = try await Self.run(server.url(), "--configuration", "/c.json")
        let origin = server.url("").absoluteString
        let lines = run.output.split(separator: "\n").map { $0.replacingOccurrences(of: origin, with: "") }
        for (path, id) in [
            ("/plain", "turbo-missing"), ("/plain", "tracked-assets-differ"), ("/away", "redirect-to-other-host"),
            ("/file.csv", "attachment-without-header"), ("/gone", "unreachable"), ("/closed", "content-policy"),
            ("/mute", "content-policy"), ("/denied", "frame-refused"),
            ("/refresh_historical_location", "historical-location-missing"), ("/c.json", "configuration-served"),
        ] {
            #expect(
                lines.contains { $0.hasPrefix("\(path):") && $0.hasSuffix("[\(id)]") }, "\(path) \(id)\n\(run.output)")
        }
        #expect(!lines.contains { $0.hasPrefix("/fine:") || $0.hasPrefix("/allowed:") || $0.hasPrefix("/recede") })
        #expect(lines.contains { $0.contains("[unknown-key]") })
        #expect(run.exitCode == 1)
        #expect(server.requests.allSatisfy { $0.method == "GET" })
        #expect(server.requests.filter { $0.target == "/fine" }.count == 1)
    }

    /// Each row: the headers of a configuration, and whether it is kept for too long.
    @Test(
        arguments: [
            (["Expires": "Thu, 31 Dec 2099 23:55:55 GMT"], true), (["Expires": "Thu, 01 Jan 1970 00:00:00 GMT"], false),
            (["Expires": "Thu, 31 Dec 2099 23:55:55 GMT", "Cache-Control": "max-age=60"], false),
            (["Cache-Control": "public, max-age=31536000"], true), ([:], false),
        ] as [([String: String], Bool)])
    func `A configuration that caches keep for long is reported`(headers: [String: String], isLong: Bool) async throws {
        let server = try Self.server { request in
            request.target == "/c.json"
                ? Self.text("{\"rules\": []}", type: "application/json", headers: headers) : Self.page("")
        }
        let run = try await Self.run(server.url(), "--configuration", "/c.json", "--pages", "1")
        #expect(run.output.contains("Caches can keep it for") == isLong, "\(run.output)")
    }

    @Test func `A redirect to a page with a password proposes a rule for the sign-in page`() async throws {
        let password = "<input type=password>"
        let meta = "<meta name=turbo-navigator-sign-in>"
        let server = try Self.server { request in
            switch request.target {
            case "/": Self.page("<a href=/private>a</a><a href=/old>b</a><a href=/own>c</a>")
            case "/private": .redirect(to: "/session/new")
            case "/old": .redirect(to: "/fine")
            case "/own": .redirect(to: "/declared")
            case "/session/new": Self.page(password)
            case "/declared": Self.page(meta + password)
            case "/c.json":
                Self.text(
                    #"{"rules": [{"patterns": ["^/session/new$"], "properties": {"sign_in": true}}]}"#,
                    type: "application/json")
            default: Self.page("")
            }
        }
        let run = try await Self.run(server.url())
        let lines = run.output.split(separator: "\n").filter { $0.contains("[sign-in-page]") }
        #expect(lines.count == 1 && lines.first?.contains("/session/new: note: /private redirects") == true)
        #expect(lines.first?.contains(#"{"patterns": ["^/session/new$"], "properties": {"sign_in": true}}"#) == true)
        let ruled = try await Self.run(server.url(), "--configuration", "/c.json")
        #expect(!ruled.output.contains("[sign-in-page]"))
    }

    @Test func `The number of pages is bounded`() async throws {
        let server = try Self.server { Self.page("<a href='\($0.target)x'>more</a>", assets: "/app-1.js") }
        let run = try await Self.run(server.url(), "--pages", "3")
        #expect(run.output.contains("1 more pages weren't checked") && run.output.contains("3 pages checked"))
        #expect(server.requests.filter { $0.target.allSatisfy { $0 == "/" || $0 == "x" } }.count == 3)
    }

    @Test func `A link with brackets is requested as by a browser`() async throws {
        let server = try Self.server { request in
            Self.page(request.target == "/" ? #"<a href="/list?f[]=1&amp;q=caf%C3%A9">a</a>"# : "")
        }
        _ = try await Self.run(server.url("/"))
        #expect(server.requests.map(\.target).contains("/list?f%5B%5D=1&q=caf%C3%A9"))
    }

    @Test func `A form is only sent with the option`() async throws {
        let server = try Self.server()
        let run = try await Self.run(
            server.url(), "--pages", "1", "--submit", "/new /posts title=A", "--submit", "/new /better")
        #expect(!run.output.contains("/posts:") && !run.output.contains("/better:"))
        let sent = server.requests.filter { $0.method == "POST" }
        #expect(sent.map(\.target) == ["/posts", "/better"])
        let (page, origin) = (server.url("/new").absoluteString, String(server.url().absoluteString.dropLast()))
        #expect(sent.first?.header("Referer") == page && sent.first?.header("Origin") == origin)
    }

    @Test(arguments: [("/posts", 302), ("/moved", 301)])
    func `A redirect that repeats a form is named`(path: String, status: Int) async throws {
        let server = try Self.server()
        let run = try await Self.run(server.url(), "--pages", "1", "--submit", "/new \(path) _method=patch")
        #expect(run.output.contains("\(path): error: The response to the form is HTTP \(status). Redirect with 303"))
        #expect(run.output.contains("sends a form with DELETE, PUT or PATCH again to the target"))
    }

    @Test(arguments: ["http://127.0.0.1:9/", "HTTP://127.0.0.1:9", "127.0.0.1:9", "localhost:9"])
    func `A server that doesn't run is named, and is no finding`(address: String) throws {
        let run = try ToolRun(["doctor", address])
        #expect(run.output.isEmpty && run.exitCode == 2)
        #expect(run.errors.contains("Nothing responds at ") && run.errors.contains(":9. Start the server"))
        #expect(try ToolRun(["doctor", "example.com"]).exitCode == 2)
    }

    @Test func `The doctor ends at the time limit of the option`() async throws {
        let server = try Self.server { request in
            switch request.target {
            case "/": Self.page("<a href=/slow>slow</a>")
            case "/app-1.js": Self.text("turbo:load", type: "text/javascript")
            default: .never
            }
        }
        let (run, duration) = try await Self.measured(
            server.url("/"), "--seconds", "1", "--configuration", "/c.json", "--submit", "/new /posts")
        #expect(duration < .seconds(8))
        #expect(run.output.contains("The time limit ended the check early. Use --seconds for more time."))
        #expect(!run.output.contains("[unreachable]"))
        #expect(!server.requests.contains { $0.target == "/c.json" })
    }
}
