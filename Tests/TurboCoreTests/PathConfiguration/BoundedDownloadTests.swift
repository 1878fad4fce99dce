import Foundation
import Testing

@testable import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport over URLSession, with a protocol of the test instead of the network.
@Suite struct BoundedDownloadTests {
    /// Responds by path: `/size/n` with n bytes, `/silent` never, `/failure` with an error.
    final class Server: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() {}

        override func startLoading() {
            guard let url = request.url, let client else { return }
            switch url.pathComponents.dropFirst().first {
            case "size": respond(url, bytes: Int(url.lastPathComponent) ?? 0, client)
            case "failure": client.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            default: break
            }
        }

        private func respond(_ url: URL, bytes: Int, _ client: any URLProtocolClient) {
            guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: Data(count: bytes))
            client.urlProtocolDidFinishLoading(self)
        }
    }

    static func load(_ path: String, timeout: Double = 10) async throws -> Data {
        let url = try #require(URL(string: "https://example.com\(path)"))
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        let transport = URLSessionPathConfigurationTransport(timeout: timeout, configuration: configuration)
        return try await transport.load(URLRequest(url: url)).0
    }

    @Test(arguments: [0, 1, PathConfigurationDocument.maximumSize])
    func `A response is received completely`(size: Int) async throws {
        #expect(try await Self.load("/size/\(size)").count == size)
    }

    @Test func `A response over the limit is an error`() async throws {
        await #expect(throws: PathConfigurationLoadError.tooLarge) {
            try await Self.load("/size/\(PathConfigurationDocument.maximumSize + 1)")
        }
    }

    @Test func `An error of the network is thrown`() async throws {
        let error = try await #require(throws: (any Error).self) { try await Self.load("/failure") }
        #expect((error as NSError).code == URLError.Code.cannotFindHost.rawValue)
    }

    @Test func `A server that doesn't respond ends the download at the timeout`() async throws {
        await #expect(throws: PathConfigurationLoadError.timedOut(seconds: 0.05)) {
            try await Self.load("/silent", timeout: 0.05)
        }
    }

    @Test func `A cancelled task ends the download`() async throws {
        let task = Task { try await Self.load("/silent") }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// Each row: the target of a redirect, and whether it is followed.
    @Test(
        arguments: [
            ("https://example.com/b", true), ("https://example.com:443/b", true), ("http://example.com/b", false),
            ("https://other.example/b", false), ("https://example.com:8443/b", false), ("file:///etc/passwd", false),
        ])
    func `Redirects stay on the origin`(target: String, isFollowed: Bool) throws {
        let url = try #require(URL(string: "https://example.com/a"))
        let request = URLRequest(url: try #require(URL(string: target)))
        let response = try #require(HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: nil))
        let session = URLSession(configuration: .ephemeral)
        let followed = Locked<URLRequest?>(nil)
        BoundedDownload().urlSession(
            session, task: session.dataTask(with: url), willPerformHTTPRedirection: response, newRequest: request
        ) { next in followed.withLock { $0 = next } }
        #expect(followed.withLock { $0 } == (isFollowed ? request : nil))
    }
}
