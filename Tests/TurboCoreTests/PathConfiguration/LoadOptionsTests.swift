import Foundation
import Testing

@testable import TurboCore

@Suite struct LoadOptionsTests {
    private static func rules(_ name: String) -> String {
        #"{"settings": {"\#(name)": 1, "last": "\#(name)"}, "rules": [{"patterns": [".*"], "properties": {"\#(name)": 1, "last": "\#(name)"}}]}"#
    }

    @Test func `Merged sources are all used, and the last one has precedence`() async throws {
        let url = try #require(URL(string: "https://example.com/configuration.json"))
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let configuration = PathConfiguration(
            sources: [.data(Data(Self.rules("bundled").utf8)), .server(url), .data(Data(Self.rules("override").utf8))],
            options: .init(mergesSources: true, copiesFolder: nil),
            transport: StubTransport([url: .init(body: Self.rules("server"))], gates: [url: gate]))
        #expect(configuration["/"] == ["bundled": 1, "override": 1, "last": "override"])
        opening.yield()
        let state = await configuration.settled()
        #expect(configuration["/"] == ["bundled": 1, "server": 1, "override": 1, "last": "override"])
        #expect(configuration.settings == ["bundled": 1, "server": 1, "override": 1, "last": "override"])
        #expect(state.activeSources == configuration.sources)
        configuration.sources = [.data(Data(Self.rules("other").utf8))]
        #expect(configuration["/"] == ["other": 1, "last": "other"])
    }

    @Test func `Without merging only the last source is used`() {
        let configuration = PathConfiguration(
            sources: [.data(Data(Self.rules("first").utf8)), .data(Data(Self.rules("second").utf8))])
        #expect(configuration["/"] == ["second": 1, "last": "second"])
        #expect(configuration.loadState.activeSources.count == 1)
    }

    @Test func `Headers are sent only to their origin`() async throws {
        let urls = try [
            "https://a.example/c.json", "https://a.example:444/c.json", "http://a.example/c.json",
            "https://b.example/c.json",
        ]
        .map { try #require(URL(string: $0)) }
        let transport = StubTransport(Dictionary(uniqueKeysWithValues: urls.map { ($0, .init()) }))
        let configuration = PathConfiguration(
            sources: urls.map { .server($0) },
            options: .init(headers: [.init(["Authorization": "Bearer secret"], for: urls[0])], copiesFolder: nil),
            transport: transport)
        _ = await configuration.settled()
        for request in transport.requests {
            let expected = request.url == urls[0] ? "Bearer secret" : nil
            #expect(request.value(forHTTPHeaderField: "Authorization") == expected)
        }
        #expect(transport.requests.count == 4)
    }
}
