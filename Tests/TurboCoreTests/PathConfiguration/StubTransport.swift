import Foundation

@testable import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to the requests of a path configuration without a network, when the test allows it.
final class StubTransport: PathConfigurationTransport {
    /// The response of a server.
    struct Stub: Sendable {
        var body = "{\"rules\": []}"
        var status = 200
        var type = "application/json"
        /// The URL after redirects; nil for that of the request.
        var url: URL?
        var error: (any Error)?
    }

    private let stubs: Locked<[URL: Stub]>
    private let received = Locked<[URLRequest]>([])
    private let gates: [URL: AsyncStream<Void>]

    /// - Parameters:
    ///   - stubs: the responses by the URL of the request.
    ///   - gates: streams by URL, whose end the response waits for. Without one it is immediate.
    init(_ stubs: [URL: Stub], gates: [URL: AsyncStream<Void>] = [:]) {
        self.stubs = Locked(stubs)
        self.gates = gates
    }

    /// The requests, in the order of their arrival.
    var requests: [URLRequest] { received.withLock { $0 } }

    func set(_ stub: Stub, for url: URL) { stubs.withLock { $0[url] = stub } }

    func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        received.withLock { $0.append(request) }
        guard let url = request.url, let stub = stubs.withLock({ $0[url] }) else { throw URLError(.badURL) }
        if let gate = gates[url] { for await _ in gate { break } }
        if let error = stub.error { throw error }
        guard
            let response = HTTPURLResponse(
                url: stub.url ?? url, statusCode: stub.status, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": stub.type])
        else { throw URLError(.badServerResponse) }
        return (Data(stub.body.utf8), response)
    }
}

extension PathConfiguration {
    /// Waits until no response of a server is pending.
    func settled() async -> LoadState {
        for await state in loadStates where !state.isLoading { return state }
        return loadState
    }
}
