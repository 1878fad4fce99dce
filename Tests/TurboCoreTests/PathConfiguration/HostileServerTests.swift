import Foundation
import LoopbackServer
import Testing

@testable import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads from a real server that means no good.
@Suite(.serialized) struct HostileServerTests {
    private static func load(_ server: LoopbackServer, timeLimit: Double = 20) async throws -> Data {
        let url = try #require(URL(string: server.origin + "/configuration.json"))
        return try await URLSessionPathConfigurationTransport(timeLimit: timeLimit).load(URLRequest(url: url)).0
    }

    /// The memory that this process has taken at most, in MB; nil where the system does not say.
    private static var peakMemory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
    }

    private static func expectTooLarge(_ server: LoopbackServer) async {
        let before = peakMemory
        await #expect(throws: PathConfigurationLoadError.tooLarge) { try await load(server) }
        if let before, let after = peakMemory { #expect(after - before < 150, "\(after - before) MB") }
    }

    @Test func anEndlessAnswerEndsAtTheLimit() async throws {
        let server = try LoopbackServer { _ in
            var response = LoopbackServer.Response(type: "application/json")
            response.body = Data(repeating: UInt8(ascii: " "), count: 65_536)
            response.isEndless = true
            return response
        }
        await Self.expectTooLarge(server)
    }

    /// 400 MB of zeros in two, which are counted after decompression.
    @Test func aCompressedBombEndsAtTheLimit() async throws {
        let server = try LoopbackServer { _ in
            var response = LoopbackServer.Response(type: "application/json", headers: ["Content-Encoding": "gzip"])
            response.body = Self.zeros(matches: 1_600_000)
            return response
        }
        await Self.expectTooLarge(server)
    }

    /// A stream of RFC 1951 with fixed codes: one zero, and then so many times the 258 bytes before again.
    private static func zeros(matches: Int) -> Data {
        let match: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
        var bits: [UInt8] = [1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0]
        for _ in 0..<16 { bits += match }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: bits.count - 7, by: 8) {
            var byte: UInt8 = 0
            for place in 0..<8 { byte |= bits[start + place] << UInt8(place) }
            bytes.append(byte)
        }
        // Eight matches are thirteen bytes, which come again and again.
        let period = Data(bytes[2..<15])
        var data = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        data.append(contentsOf: bytes[..<2])
        for _ in 0..<(matches / 8) { data.append(period) }
        return data
    }

    /// It waited for the whole time limit, and then said that the server did not answer.
    @Test func aSignInThatIsAskedForIsAnErrorAtOnce() async throws {
        let server = try LoopbackServer { _ in
            .init(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"Staff\"", "Content-Length": "0"])
        }
        await #expect(throws: PathConfigurationLoadError.status(401)) { try await Self.load(server) }
        #expect(server.requests.count == 1)
    }

    @Test func aRedirectWithinTheServerIsFollowed() async throws {
        let server = try LoopbackServer { request in
            request.target == "/configuration.json"
                ? .init(status: 302, headers: ["Location": "/other.json", "Content-Length": "0"])
                : .init("{\"rules\": []}", type: "application/json")
        }
        #expect(try await Self.load(server) == Data("{\"rules\": []}".utf8))
    }
}
