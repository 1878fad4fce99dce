import Foundation

@testable import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to the requests of a path configuration without a network, when the test allows it.
final class StubTransport: PathConfigurationTransport {
    /// The response of a server.
    struct Answer: Sendable {
        var body = "{\"rules\": []}"
        var status = 200
        var type = "application/json"
        /// The URL after redirects; nil for that of the request.
        var url: URL?
        var error: (any Error)?
    }

    private let answers: Locked<[URL: Answer]>
    private let received = Locked<[URLRequest]>([])
    private let gates: [URL: AsyncStream<Void>]

    /// - Parameters:
    ///   - answers: the responses by the URL of the request.
    ///   - gates: streams by URL, whose end the response waits for. Without one it is immediate.
    init(_ answers: [URL: Answer], gates: [URL: AsyncStream<Void>] = [:]) {
        self.answers = Locked(answers)
        self.gates = gates
    }

    /// The requests, in the order of their arrival.
    var requests: [URLRequest] { received.withLock { $0 } }

    func set(_ answer: Answer, for url: URL) { answers.withLock { $0[url] = answer } }

    func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        received.withLock { $0.append(request) }
        guard let url = request.url, let answer = answers.withLock({ $0[url] }) else { throw URLError(.badURL) }
        if let gate = gates[url] { for await _ in gate { break } }
        if let error = answer.error { throw error }
        guard
            let response = HTTPURLResponse(
                url: answer.url ?? url, statusCode: answer.status, httpVersion: "HTTP/1.1",
                headerFields: ["Content-Type": answer.type])
        else { throw URLError(.badServerResponse) }
        return (Data(answer.body.utf8), response)
    }
}

extension PathConfiguration {
    /// Waits until no response of a server is pending.
    func settled() async -> LoadState {
        for await state in loadStates where !state.isLoading { return state }
        return loadState
    }
}
