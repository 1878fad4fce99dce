import Foundation
import NavigationTesting
import Testing

@testable import TurboNavigatorTool

/// Runs `doctor` on a correct site, and on the same site with each mistake.
@MainActor
@Suite struct DoctorSiteTests {
    private typealias Site = DoctorSite

    private nonisolated static func run(_ url: URL, _ arguments: [String] = []) async throws -> ToolRun {
        try ToolRun(["doctor", url.absoluteString] + arguments)
    }

    /// Runs `doctor` from the start page, and returns its findings and the paths of the requests.
    private static func findings(
        _ site: DoctorSite, _ arguments: [String] = [], path: String = ""
    ) async throws -> (findings: Set<String>, requests: [TestRequest], output: String) {
        let server = try TestServer()
        server.fallback = site.response
        let run = try await run(server.url(path), arguments)
        let origin = server.url("").absoluteString
        var findings: Set<String> = []
        for line in run.output.split(separator: "\n") where line.hasSuffix("]") {
            let text = line.replacingOccurrences(of: origin, with: "")
            findings.insert(text.prefix { $0 != ":" } + " " + (text.split(separator: " ").last ?? ""))
        }
        return (findings, server.requests, run.output)
    }

    @Test(arguments: DoctorSite.correct)
    func `A correct site has no findings`(_ site: DoctorSite) async throws {
        let result = try await Self.findings(site, ["--strict"])
        #expect(result.findings.isEmpty, "\(site.mistake): \(result.output)")
    }

    @Test(arguments: DoctorSite.mistaken)
    func `A mistake is found, and nothing else`(_ site: DoctorSite) async throws {
        let result = try await Self.findings(site, ["--strict"])
        #expect(result.findings == site.findings, "\(site.mistake): \(result.output)")
    }

    /// Each row: the URL of a page, and whether browsers have service workers for it.
    @Test(arguments: [
        ("https://a.example/", true), ("http://a.example/", false), ("http://192.168.1.5:3000/", false),
        ("http://localhost:3000/", true), ("http://127.0.0.1/", true),
    ])
    func `Service workers need HTTPS or loopback`(url: String, hasWorkers: Bool) throws {
        #expect(WorkerRegistration.isPossible(on: try #require(URL(string: url))) == hasWorkers)
    }

    @Test(
        arguments: [
            "<a href=/end data-method=delete>a</a>", "<a href=/end data-turbo-method='DELETE'>a</a>",
            "<a href=/end data-turbo-confirm='Sure?'>a</a>", "<a href=/end data-confirm='Sure?'>a</a>",
            "<a href=/end onclick=\"return confirm('Sure?')\">a</a>", "<a href=/logout>a</a>",
            "<a href=/users/sign_out>a</a>",
            "<a href='/index.php?action=logout'>a</a>", "<a href=/session/log-out>a</a>",
        ])
    func `A link that changes or ends something isn't followed`(_ link: String) async throws {
        let result = try await Self.findings(Site("a link", ["/": Site.page(link)], []), ["--strict"])
        #expect(result.findings.isEmpty)
        #expect(Set(result.requests.map(\.path).filter { !$0.hasSuffix("_location") }) == ["/", "/turbo.js"])
    }

    @Test(arguments: ["<a href=/posts data-method=get>a</a>", "<a href=/posts data-turbo-method=''>a</a>"])
    func `A link that only shows a page is followed`(_ link: String) async throws {
        let result = try await Self.findings(Site("a link", ["/": Site.page(link)], []))
        #expect(result.requests.contains { $0.path == "/posts" })
    }

    @Test(arguments: ["", "/", "/#top"])
    func `The start page is requested once`(_ path: String) async throws {
        let page = Site.page("<a href='/'>a</a> <a href='#a'>b</a> <a href='/#b'>c</a><iframe src='/'></iframe>")
        let site = Site("links", ["/": page, "/posts": page], [])
        let result = try await Self.findings(site, ["--submit", "/ /posts"], path: path)
        #expect(result.requests.filter { $0.path == "/" }.count == 1)
    }
}
