import Foundation
import Testing

@testable import TurboCore

@Suite struct DiskCopyTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("copies-\(UUID().uuidString)")
    private static let good = #"{"rules": [{"patterns": [".*"], "properties": {"from": "server"}}]}"#

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

    private func configuration(_ url: URL, _ stub: StubTransport.Stub, gate: AsyncStream<Void>? = nil)
        -> PathConfiguration
    {
        PathConfiguration(
            sources: [.server(url)], options: .init(copiesFolder: folder),
            transport: StubTransport([url: stub], gates: gate.map { [url: $0] } ?? [:]))
    }

    @Test func `The next launch starts with the last valid response`() async throws {
        defer { remove() }
        let url = try url("https://example.com/v1/configuration.json")
        _ = await configuration(url, .init(body: Self.good)).settled()
        let offline = configuration(url, .init(error: URLError(.notConnectedToInternet)))
        #expect(offline["/"]["from"] as? String == "server")
        #expect(offline.loadState.isCopy)
        let state = await offline.settled()
        #expect(state.activeSource == .server(url))
        #expect(state.isCopy)
        #expect(state.failures.count == 1)
        #expect(offline["/"]["from"] as? String == "server")
    }

    @Test func `The server's response replaces the copy`() async throws {
        defer { remove() }
        let url = try url("https://example.com/configuration.json")
        _ = await configuration(url, .init(body: Self.good)).settled()
        let newer = configuration(url, .init(body: Self.good.replacingOccurrences(of: "server", with: "newer")))
        #expect(await newer.settled().isCopy == false)
        #expect(newer["/"]["from"] as? String == "newer")
    }

    @Test(arguments: [("<!DOCTYPE html>", 200), (#"{"error": 1}"#, 200), (Self.good, 500), ("{", 200)])
    func `An invalid response doesn't change the copy`(body: String, status: Int) async throws {
        defer { remove() }
        let url = try url("https://example.com/configuration.json")
        _ = await configuration(url, .init(body: Self.good)).settled()
        _ = await configuration(url, .init(body: body, status: status)).settled()
        let copy = try #require(try DiskCopies(folder: folder).read(url))
        #expect(String(decoding: copy, as: UTF8.self) == Self.good)
    }

    @Test func `Copies are named by the full URL and only the user can read them`() async throws {
        defer { remove() }
        let urls = try [
            "https://a.example/v1/c.json", "https://a.example/v2/c.json", "https://b.example/v1/c.json?a=1",
        ]
        .map(url)
        for url in urls { _ = await configuration(url, .init(body: Self.good)).settled() }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files).count == urls.count)
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(file).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func `A copy that isn't a configuration is deleted`() throws {
        defer { remove() }
        let url = try url("https://example.com/configuration.json")
        let copies = DiskCopies(folder: folder)
        try copies.write(Data("{".utf8), for: url)
        let configuration = configuration(url, .init(error: URLError(.timedOut)))
        #expect(configuration.rules.isEmpty)
        #expect(try copies.read(url) == nil)
    }

    @Test func `A folder that can't be written, or is full, is named`() async throws {
        let url = try url("https://example.com/configuration.json")
        let configuration = PathConfiguration(
            sources: [.server(url)], options: .init(copiesFolder: URL(fileURLWithPath: "/dev/null/copies")),
            transport: StubTransport([url: .init(body: Self.good)]))
        _ = await configuration.settled()
        #expect(configuration["/"]["from"] as? String == "server")
        #expect(configuration.diagnostics.map(\.severity) == [.note])
        #expect(configuration.diagnostics.allSatisfy { $0.message.contains(" in /dev/null/copies ") })
    }

    private func remove() {
        // A test that wrote nothing leaves no folder.
        try? FileManager.default.removeItem(at: folder)
    }
}
