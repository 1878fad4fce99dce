import Foundation
import Testing

@testable import TurboCore

@Suite struct PathConfigurationLoadingTests {
    let remote: URL
    let other: URL

    init() throws {
        remote = try #require(URL(string: "https://example.com/configuration.json"))
        other = try #require(URL(string: "https://example.com/other.json"))
    }

    static func json(_ name: String) -> String {
        """
        {"settings": {"name": "\(name)"}, "rules": [{"patterns": [".*"], "properties": {"title": "\(name)"}}]}
        """
    }

    static func data(_ name: String) -> PathConfiguration.Source { .data(Data(json(name).utf8)) }

    func temporaryFile(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test func `Data and files are read at once and the last one counts`() throws {
        let file = try temporaryFile(Self.json("file"))
        defer { try? FileManager.default.removeItem(at: file) }
        let configuration = PathConfiguration(sources: [Self.data("data"), .file(file)])
        #expect(configuration["/"].title == "file")
        #expect(configuration.settings["name"] as? String == "file")
        #expect(configuration.rules.count == 1)
        #expect(configuration.loadState.activeSource == .file(file))
        #expect(configuration.loadState.activeSince != nil)
        #expect(!configuration.loadState.isLoading)
        #expect(configuration.diagnostics.isEmpty)
    }

    @Test(
        arguments: [
            (.file(URL(fileURLWithPath: "/nowhere/configuration.json")), "can't be read"),
            (.data(Data("[".utf8)), "isn't valid JSON"),
        ] as [(PathConfiguration.Source, String)])
    func `A failed source keeps the last good one`(source: PathConfiguration.Source, part: String) {
        let configuration = PathConfiguration(sources: [Self.data("good"), source])
        #expect(configuration["/"].title == "good")
        #expect(configuration.loadState.activeSource == Self.data("good"))
        #expect(configuration.loadState.failures.map(\.source) == [source])
        #expect(configuration.diagnostics.first?.message.contains(part) == true, "\(configuration.diagnostics)")
        configuration.sources = [source]
        #expect(configuration["/"].title == "good")
    }

    @Test func `A URL of the wrong kind is an error`() async {
        let file = URL(fileURLWithPath: "/tmp/a.json")
        let configuration = PathConfiguration(sources: [.file(remote), .server(file)], transport: StubTransport([:]))
        let failures = await configuration.settled().failures
        #expect(failures.count == 2)
        #expect(failures.allSatisfy { $0.message.contains("Use .file for a file URL") })
    }

    @Test func `The rules of a server replace those of earlier sources`() async {
        let transport = StubTransport([remote: .init(body: Self.json("server"))])
        let configuration = PathConfiguration(sources: [Self.data("data"), .server(remote)], transport: transport)
        let state = await configuration.settled()
        #expect(state.activeSource == .server(remote))
        #expect(state.failures.isEmpty)
        #expect(configuration["/"].title == "server")
        #expect(transport.requests.map(\.timeoutInterval) == [SourceLoader.timeout])
    }

    @Test func `A server before another valid source isn't requested`() async {
        let transport = StubTransport([remote: .init(body: Self.json("server"))])
        let configuration = PathConfiguration(sources: [.server(remote), Self.data("data")], transport: transport)
        #expect(await configuration.settled().activeSource == Self.data("data"))
        #expect(transport.requests.isEmpty)
    }

    @Test func `The later server has precedence, whichever responds first`() async {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let transport = StubTransport(
            [remote: .init(body: Self.json("early")), other: .init(body: Self.json("late"))], gates: [remote: gate])
        let configuration = PathConfiguration(
            sources: [.server(remote), .server(other)], transport: transport)
        for await state in configuration.loadStates where state.activeSource == .server(other) { break }
        #expect(configuration.loadState.isLoading)
        opening.finish()
        #expect(await configuration.settled().activeSource == .server(other))
        #expect(configuration["/"].title == "late")
    }

    @Test(
        arguments: [
            (.init(status: 404), "HTTP 404"), (.init(status: 500), "HTTP 500"), (.init(status: 304), "HTTP 304"),
            (.init(status: 401), "without sign-in"),
            (.init(body: "<!DOCTYPE html>", type: "text/html"), "HTML page"),
            (.init(body: " \n<html>", type: "application/json"), "HTML page"),
            (.init(body: "{"), "isn't valid JSON"), (.init(body: "{}"), "\"rules\" is missing"),
            (.init(body: String(repeating: " ", count: 1_048_577)), "larger than 1 MB"),
            (.init(url: URL(string: "https://evil.example/c.json")), "another origin"),
            (.init(url: URL(string: "http://example.com/c.json")), "another origin"),
            (.init(error: URLError(.cannotConnectToHost)), "the server is running"),
            (.init(error: URLError(.timedOut)), "did not respond in time"),
            (.init(error: NSError(domain: NSURLErrorDomain, code: -1003)), "no host named example.com"),
            (.init(error: PathConfigurationLoadError.timedOut(seconds: 10)), "within 10 s"),
        ] as [(StubTransport.Stub, String)])
    func `After an invalid response the last valid rules stay`(stub: StubTransport.Stub, part: String) async throws {
        let configuration = PathConfiguration(
            sources: [Self.data("good"), .server(remote)], transport: StubTransport([remote: stub]))
        let failure = try #require(await configuration.settled().failures.first)
        #expect(failure.message.contains(part), "\(failure.message)")
        #expect(failure.source == .server(remote))
        #expect(configuration["/"].title == "good")
        #expect(configuration.diagnostics == [failure])
    }

    @Test(arguments: ["https://example.com/v2/c.json", "https://EXAMPLE.com:443/c.json"])
    func `A redirect on the origin is followed`(final: String) async {
        let transport = StubTransport([remote: .init(body: Self.json("server"), url: URL(string: final))])
        let configuration = PathConfiguration(sources: [.server(remote)], transport: transport)
        #expect(await configuration.settled().failures.isEmpty)
        #expect(configuration["/"].title == "server")
    }

    @Test func `A reload fetches the new version`() async {
        let transport = StubTransport([remote: .init(body: Self.json("one"))])
        let configuration = PathConfiguration(sources: [.server(remote)], transport: transport)
        _ = await configuration.settled()
        transport.set(.init(status: 500), for: remote)
        configuration.reload()
        #expect(await configuration.settled().failures.count == 1)
        #expect(configuration["/"].title == "one")
        transport.set(.init(body: Self.json("two")), for: remote)
        configuration.reload()
        #expect(await configuration.settled().failures.isEmpty)
        #expect(configuration["/"].title == "two")
    }

    @Test func `The response to an older reload is dropped`() async {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let transport = StubTransport([remote: .init(body: Self.json("old"))], gates: [remote: gate])
        let configuration = PathConfiguration(sources: [.server(remote)], transport: transport)
        configuration.sources = [Self.data("new")]
        opening.finish()
        #expect(await configuration.settled().activeSource == Self.data("new"))
        #expect(configuration["/"].title == "new")
    }

    @Test func `The load state is reported as it changes`() async {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let transport = StubTransport([remote: .init(body: Self.json("server"))], gates: [remote: gate])
        let configuration = PathConfiguration(sources: [Self.data("data"), .server(remote)], transport: transport)
        var states = configuration.loadStates.makeAsyncIterator()
        let first = await states.next()
        #expect(first?.activeSource == Self.data("data"))
        #expect(first?.isLoading == true)
        opening.finish()
        let second = await states.next()
        #expect(second?.activeSource == .server(remote))
        #expect(second?.isLoading == false)
    }

    @Test func `The stream ends with the configuration`() async {
        var configuration: PathConfiguration? = PathConfiguration()
        let states = configuration?.loadStates
        configuration = nil
        var count = 0
        if let states { for await _ in states { count += 1 } }
        #expect(count == 1)
    }

    @MainActor final class Delegate: PathConfigurationDelegate {
        let (updates, continuation) = AsyncStream<Void>.makeStream()
        func pathConfigurationDidUpdate() { continuation.yield() }
    }

    @Test @MainActor func `The delegate is called on the main actor`() async {
        let delegate = Delegate()
        let transport = StubTransport([remote: .init(body: Self.json("server"))])
        let configuration = PathConfiguration(transport: transport)
        configuration.delegate = delegate
        var updates = delegate.updates.makeAsyncIterator()
        configuration.sources = [.server(remote)]
        await updates.next()
        #expect(configuration["/"].title == "server")
        configuration.sources = [Self.data("data")]
        await updates.next()
        #expect(configuration["/"].title == "data")
    }

    @Test @MainActor func `The delegate is held weakly`() {
        let configuration = PathConfiguration()
        var delegate: Delegate? = Delegate()
        configuration.delegate = delegate
        #expect(configuration.delegate != nil)
        delegate = nil
        #expect(configuration.delegate == nil)
    }

    @Test func `Configurations are equal in rules and settings`() {
        #expect(PathConfiguration(sources: [Self.data("a")]) == PathConfiguration(sources: [Self.data("a")]))
        #expect(PathConfiguration(sources: [Self.data("a")]) != PathConfiguration(sources: [Self.data("b")]))
    }

    @Test func `Many threads may use one configuration`() async {
        let configuration = PathConfiguration(sources: [Self.data("a")])
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    if index.isMultiple(of: 10) { configuration.sources = [Self.data("b")] }
                    _ = configuration["/\(index)"].title
                }
            }
        }
        #expect(configuration["/"].title == "b")
    }
}
