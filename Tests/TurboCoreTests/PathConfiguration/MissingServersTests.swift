import Foundation
import Testing

@testable import TurboCore

@Suite struct MissingServersTests {
    private let server = URL(string: "https://example.com/rules.json") ?? URL(fileURLWithPath: "/")
    private let other = URL(string: "https://example.com/other.json") ?? URL(fileURLWithPath: "/")
    private let rules = #"{"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]}"#

    @Test func `A server that couldn't be reached is requested again, and its failure is removed`() async {
        let transport = StubTransport([server: .init(error: URLError(.notConnectedToInternet))])
        let configuration = PathConfiguration(sources: [.server(server)], transport: transport)
        #expect(await configuration.settled().failures.count == 1)
        #expect(configuration.isMissingServers)
        transport.set(.init(body: rules), for: server)
        configuration.fetchMissing()
        let state = await configuration.settled()
        #expect(state.activeSource == .server(server))
        #expect(state.failures == [])
        #expect(configuration.rules.count == 1)
        #expect(!configuration.isMissingServers)
    }

    @Test func `Rules that are loaded aren't requested again`() async {
        let transport = StubTransport([server: .init(body: rules)])
        let configuration = PathConfiguration(sources: [.server(server)], transport: transport)
        _ = await configuration.settled()
        configuration.fetchMissing()
        _ = await configuration.settled()
        #expect(transport.requests.count == 1)
    }

    @Test func `A server whose rules would have no effect isn't requested`() async {
        let transport = StubTransport([
            server: .init(error: URLError(.timedOut)), other: .init(body: rules),
        ])
        let configuration = PathConfiguration(sources: [.server(server), .server(other)], transport: transport)
        _ = await configuration.settled()
        configuration.fetchMissing()
        _ = await configuration.settled()
        #expect(transport.requests.map(\.url).filter { $0 == server }.count <= 1)
    }

    @Test func `A server that doesn't respond again is missing again`() async {
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let transport = StubTransport(
            [server: .init(error: URLError(.notConnectedToInternet))], gates: [server: gate])
        let configuration = PathConfiguration(sources: [.server(server)], transport: transport)
        opening.yield()
        _ = await configuration.settled()
        configuration.fetchMissing()
        // The request is running, so it isn't repeated.
        configuration.fetchMissing()
        opening.yield()
        #expect(await configuration.settled().failures.count == 1)
        #expect(configuration.isMissingServers)
        #expect(transport.requests.count == 2)
    }
}
