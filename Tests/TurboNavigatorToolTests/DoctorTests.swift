import Foundation
import LoopbackServer
import Testing

@testable import TurboNavigatorTool

/// `doctor` against a real server on this machine.
@Suite struct DoctorTests {
    private static func page(_ body: String, assets: String = "/app-1.js") -> LoopbackServer.Response {
        .init(
            "<html><head><script src=\"\(assets)\" data-turbo-track=\"reload\"></script></head><body>\(body)</body></html>"
        )
    }

    private static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
        switch (request.method, request.target) {
        case ("GET", "/"):
            page(
                #"<a href="/fine#top">a</a> <a href="/plain">b</a> <a href="/away">c</a> <a href="/file.csv">d</a> <a href="/gone">e</a> <a href="/closed">f</a> <a href="/mute">m</a> <a href="/framing">n</a> <a href="https://elsewhere.example/">g</a>"#
            )
        case ("GET", "/fine"): page("<a href='/'>back</a>")
        case ("GET", "/app-1.js"): .init("addEventListener('turbo:load', start)", type: "text/javascript")
        case ("GET", "/plain"): .init("<html><body>No script</body></html>")
        case ("GET", "/away"): .init(status: 302, headers: ["Location": "https://elsewhere.example/"])
        case ("GET", "/file.csv"): .init("a,b", type: "text/csv")
        case ("GET", "/closed"):
            .init(
                "<html><script type='importmap'>{\"imports\": {\"@hotwired/turbo\": \"/t.js\"}}</script></html>",
                headers: ["Content-Security-Policy": "default-src 'self'; script-src 'none'"])
        case ("GET", "/mute"):
            .init(
                "<html><script src='/app-1.js'></script></html>",
                headers: ["Content-Security-Policy": "script-src 'self'; connect-src https://api.example"])
        case ("GET", "/framing"): page("<iframe src='/denied'></iframe><iframe src='/allowed'></iframe>")
        case ("GET", "/denied"): .init("<html></html>", headers: ["X-Frame-Options": "DENY"])
        case ("GET", "/allowed"): .init("<html></html>", headers: ["X-Frame-Options": "SAMEORIGIN"])
        case ("GET", "/recede_historical_location"): .init("", status: 200)
        case ("GET", "/c.json"):
            .init("{\"rules\": [], \"setings\": {}}", type: "text/plain", headers: ["Cache-Control": "max-age=900000"])
        case ("GET", "/new"): page(#"<form action="/posts"><input type="hidden" name="token" value="a b"></form>"#)
        case ("POST", "/posts"): .init("", status: 302, headers: ["Location": "/"])
        case ("POST", "/better"): .init("", status: 422)
        default: .init("", status: 404)
        }
    }

    private static func run(_ server: LoopbackServer, _ arguments: String...) throws -> ToolRun {
        try ToolRun(["doctor", server.origin + "/"] + arguments)
    }

    @Test func eachTroubleIsToldWithItsPage() throws {
        let server = try LoopbackServer(Self.answer)
        let run = try Self.run(server, "--configuration", "/c.json")
        let lines = run.output.split(separator: "\n").map { $0.replacingOccurrences(of: server.origin, with: "") }
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

    @Test func theNumberOfPagesIsBounded() throws {
        let server = try LoopbackServer { request in
            Self.page("<a href='\(request.target)x'>more</a>", assets: "/app-1.js")
        }
        let run = try Self.run(server, "--pages", "3")
        #expect(run.output.contains("1 more pages were not looked at") && run.output.contains("3 pages checked"))
        #expect(server.requests.filter { $0.target.allSatisfy { $0 == "/" || $0 == "x" } }.count == 3)
    }

    @Test func aFormIsOnlySentIfAsked() throws {
        let server = try LoopbackServer(Self.answer)
        let run = try Self.run(server, "--pages", "1", "--submit", "/new /posts title=A", "--submit", "/new /better")
        #expect(run.output.contains("/posts: error: The form answers with HTTP 302. Redirect with 303"))
        #expect(!run.output.contains("/better:"))
        #expect(server.requests.filter { $0.method == "POST" }.map(\.target) == ["/posts", "/better"])
    }

    @Test func aServerThatIsNotThereIsAFinding() throws {
        let run = try ToolRun(["doctor", "http://127.0.0.1:9/"])
        #expect(run.output.contains("[unreachable]") && run.exitCode == 1)
        #expect(try ToolRun(["doctor", "example.com"]).exitCode == 2)
    }
}
