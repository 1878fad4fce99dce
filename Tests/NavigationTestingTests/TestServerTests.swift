import Foundation
import NavigationTesting
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TestServerTests {
    private let turbo = TurboBuild(source: "window.Turbo = {}")

    private func get(_ url: URL, _ change: (inout URLRequest) -> Void = { _ in }) async throws -> (String, Int) {
        var request = URLRequest(url: url)
        change(&request)
        let (data, response) = try await URLSession.shared.data(for: request)
        return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    @Test func `A page has its title, its links and the build of Turbo`() async throws {
        let server = try TestServer(turbo: turbo)
        server.page("/posts", title: "A & B", links: ["/new", TestLink("Next", to: "/2", action: .replace)])
        let (text, status) = try await get(server.url("/posts?page=2"))
        #expect(status == 200 && text.contains("<title>A &amp; B</title><script src=\"/turbo.js\"></script>"))
        #expect(text.contains("<a href=\"/new\">/new</a>"))
        #expect(text.contains("<a href=\"/2\" data-turbo-action=\"replace\">Next</a>"))
        #expect(try await get(server.url("/turbo.js")).0 == turbo.source)
        #expect(server.visits == ["GET /posts?page=2"])
    }

    @Test func `A form is received with its fields, and redirected`() async throws {
        let server = try TestServer()
        server.route("/posts", .redirect(to: "/done", status: 303))
        server.route("/done", .html("Done"))
        let (text, _) = try await get(server.url("/posts")) {
            $0.httpMethod = "POST"
            $0.httpBody = Data("post%5Btitle%5D=Two+pots&tea=gr%C3%BCn".utf8)
        }
        #expect(text == "Done" && server.visits == ["POST /posts", "GET /done"])
        let post = try #require(server.requests.first)
        #expect(post.field("post[title]") == "Two pots" && post.field("tea") == "grün" && post.field("other") == nil)
    }

    @Test func `A path without a route responds with 404, and an attachment has its name`() async throws {
        let server = try TestServer()
        #expect(try await get(server.url("/nothing")).1 == 404)
        server.route("/file", .attachment(Data("abc".utf8), name: "a.txt"))
        #expect(try await get(server.url("/file")).0 == "abc")
    }

    /// WebKit's processes inherit what isn't closed for them, also those that start while a connection is open.
    @Test func `A connection that the server drops ends, even if a process was started meanwhile`() async throws {
        let server = try TestServer()
        let gate = ResponseGate()
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        server.route("/") { _ in
            arrival.finish()
            return .gated(gate, .dropped)
        }
        let response = Task { try await get(server.url("/")) { $0.timeoutInterval = 10 } }
        for await _ in arrivals {}
        var (child, arguments) = (pid_t(), [strdup("sleep"), strdup("30"), nil])
        defer { arguments.forEach { free($0) } }
        try #require(posix_spawnp(&child, "sleep", nil, nil, &arguments, nil) == 0)
        defer { kill(child, SIGKILL) }
        gate.open()
        let error = await #expect(throws: URLError.self) { try await response.value }
        #expect(error?.code != .timedOut)
    }

    @Test func `A response behind a gate is pending until the gate is opened`() async throws {
        let server = try TestServer()
        let gate = ResponseGate()
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        server.route("/slow") { _ in
            arrival.finish()
            return .gated(gate, .html("Here"))
        }
        async let response = get(server.url("/slow"))
        for await _ in arrivals {}
        #expect(server.pendingRequests.map(\.target) == ["/slow"])
        gate.open()
        #expect(try await response.0 == "Here")
        #expect(server.pendingRequests.isEmpty)
    }

    @Test func `A server that has stopped refuses connections`() async throws {
        let server = try TestServer()
        server.stop()
        await #expect(throws: URLError.self) { try await get(server.url("/")) }
    }

    @Test func `A server that has stopped accepts no client of the next one`() async throws {
        for _ in 0..<300 {
            try TestServer().stop()
            let server = try TestServer()
            server.route("/", .html("Here"))
            #expect(try await get(server.url()).0 == "Here")
        }
    }

    @Test func `A port is free again as soon as its server has stopped`() async throws {
        let port = try TestServer().port
        for _ in 0..<100 {
            let server = try TestServer(port: port)
            server.route("/", .html("Here"))
            #expect(try await get(server.url()).0 == "Here")
            server.stop()
        }
    }

    @Test func `A client that begins with TLS is disconnected`() async throws {
        let server = try TestServer()
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        let error = try await #require(throws: URLError.self) { try await get(url) { $0.timeoutInterval = 20 } }
        #expect(error.code != .timedOut && server.requests.isEmpty)
    }

    @Test func `The error names a port that is in use`() throws {
        let server = try TestServer()
        let error = try #require(throws: TestServerError.self) { try TestServer(port: server.port) }
        #expect(error.message.hasPrefix("Port \(server.port) is already in use."))
    }

    @Test(arguments: [
        ("export { a as b };", true), ("var a=1;export{a as b};", true), ("import * as a from 'b'", true),
        ("!function(e){}(this)", false), ("const text = 'export'", false),
    ])
    func `A build of Turbo is a module if it exports something`(source: String, isModule: Bool) {
        #expect(TurboBuild(source: source).isModule == isModule)
    }

    @Test func `A missing build of Turbo is named`() throws {
        let error = try #require(throws: TestServerError.self) {
            try TurboBuild(file: URL(fileURLWithPath: "/no/turbo.js"))
        }
        #expect(error.message.hasPrefix("/no/turbo.js can't be read as the script of the pages: "))
    }
}
