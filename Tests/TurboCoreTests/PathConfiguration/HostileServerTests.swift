import Foundation
import NavigationTesting
import Testing

@testable import TurboCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Downloads from a real server that is hostile.
@Suite(.serialized) struct HostileServerTests {
    private static func load(port: Int, timeout: Double = 20) async throws -> Data {
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/configuration.json"))
        return try await URLSessionPathConfigurationTransport(timeout: timeout).load(URLRequest(url: url)).0
    }

    /// The peak memory of this process, in MB; nil if the system doesn't report it.
    private static var peakMemory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
    }

    /// Starts a server whose response ends with the connection, or never.
    private static func listener(_ body: Data, headers: String = "", isEndless: Bool = false) throws
        -> TestServerListener
    {
        try TestServerListener { _, connection in
            let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\(headers)\r\n"
            var isWritten = connection.write(Data(head.utf8))
            repeat { isWritten = isWritten && connection.write(body) } while isWritten && isEndless
            connection.end()
        }
    }

    /// Resets the peak memory, because another test may have used more.
    private static func forgetPeak() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/clear_refs") else { return }
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "/proc/self/clear_refs"))
        try file.write(contentsOf: Data("5".utf8))
        try file.close()
    }

    private static func expectTooLarge(_ listener: TestServerListener) async throws {
        try forgetPeak()
        let before = peakMemory
        await #expect(throws: PathConfigurationLoadError.tooLarge) { try await load(port: listener.port) }
        if let before, let after = peakMemory { #expect(after - before < 150, "\(after - before) MB") }
    }

    @Test func `An endless response ends at the limit`() async throws {
        try await Self.expectTooLarge(
            Self.listener(Data(repeating: UInt8(ascii: " "), count: 65_536), isEndless: true))
    }

    /// 400 MB of zeros, compressed to less than 3 MB. The bytes are counted after decompression.
    @Test func `A response that is huge when decompressed ends at the limit`() async throws {
        try await Self.expectTooLarge(
            Self.listener(Self.zeros(matches: 1_600_000), headers: "Content-Encoding: gzip\r\n"))
    }

    /// A deflate stream (RFC 1951) with fixed codes: one zero, and then this number of matches of 258 zeros.
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
        // Eight matches are thirteen bytes, which repeat.
        let period = Data(bytes[2..<15])
        var data = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
        data.append(contentsOf: bytes[..<2])
        for _ in 0..<(matches / 8) { data.append(period) }
        return data
    }

    /// Without this, the download waits for the whole time limit, and then reports that the server did not respond.
    @MainActor @Test func `A response that requires a sign-in is an error at once`() async throws {
        let server = try TestServer()
        server.route("/configuration.json", .unauthorized(realm: "Staff"))
        await #expect(throws: PathConfigurationLoadError.status(401)) { try await Self.load(port: server.port) }
        #expect(server.requests.count == 1)
    }

    @MainActor @Test func `A redirect within the server is followed`() async throws {
        let server = try TestServer()
        server.route("/configuration.json", .redirect(to: "/other.json"))
        server.route("/other.json", .json("{\"rules\": []}"))
        #expect(try await Self.load(port: server.port) == Data("{\"rules\": []}".utf8))
    }
}
