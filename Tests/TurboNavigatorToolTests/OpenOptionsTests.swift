import Foundation
import NavigationTesting
import Testing
import TurboCore

@testable import TurboNavigatorTool

/// Tests the options of `open` and the search for rules. Another test covers the window.
@Suite struct OpenOptionsTests {
    @Test func `Without options a URL opens in the size of a phone`() throws {
        let options = try OpenOptions(arguments: ["http://localhost:3000"])
        #expect(options.url.absoluteString == "http://localhost:3000")
        #expect(options.size == OpenOptions.Size(width: 390, height: 844))
        #expect(options.configuration == nil && options.record == nil && options.screenshot == nil)
        #expect(options.library == .turboNavigator)
    }

    @Test func `Every option has an effect`() throws {
        let options = try OpenOptions(arguments: [
            "https://example.com/a", "--path-configuration", "https://example.com/c.json", "--size", "800x600",
            "--user-agent", "Shop/1", "--record", "r.jsonl", "--screenshot", "s.png", "--for", "hotwire-ios",
        ])
        #expect(options.size == OpenOptions.Size(width: 800, height: 600))
        #expect(options.userAgent == "Shop/1" && options.library == .hotwireIOS)
        #expect(options.record?.lastPathComponent == "r.jsonl" && options.screenshot?.lastPathComponent == "s.png")
        guard case .server(let url) = options.configuration else { throw ToolError("not a server") }
        #expect(url.absoluteString == "https://example.com/c.json")
    }

    @Test(arguments: [
        ([], "Missing URL"), (["example.com"], "isn't an http"), (["ftp://example.com"], "isn't an http"),
        (["http://a.example", "--size", "800"], "isn't a size"),
        (["http://a.example", "--size", "1x1"], "isn't a size"),
        (["http://a.example", "--drive", "socket"], "isn't the number of a socket"),
        (["http://a.example", "--drive", "1"], "isn't the number of a socket"),
        (["http://a.example", "--path-configuration", "/no/such.json"], "doesn't exist"),
    ])
    func `A mistake is reported in a sentence`(_ arguments: [String], _ part: String) throws {
        let run = try ToolRun(["open"] + arguments)
        #expect(run.errors.contains(part) && run.exitCode == 2)
    }

    @Test(arguments: [
        "https://localhost:3000/", "https://LOCALHOST", "https://127.0.0.1:8443/a", "https://127.9.9.9",
        "https://[::1]:3000/", "https://shop.localhost/", "http://localhost",
    ])
    func `Certificates of this machine are accepted`(_ url: String) throws {
        #expect(try OpenOptions(arguments: [url, "--accept-certificates"]).acceptsCertificate)
    }

    @Test(arguments: [
        "https://example.com", "https://localhost.example.com", "https://192.168.1.2", "https://127.0.0.1.example.com",
        "https://128.0.0.1", "https://127.0.0", "https://10.0.0.1", "https://[::2]",
    ])
    func `Certificates of other machines aren't accepted`(_ url: String) throws {
        let run = try ToolRun(["open", url, "--accept-certificates"])
        #expect(
            run.errors.contains("--accept-certificates works only for servers on this machine") && run.exitCode == 2)
    }

    @MainActor @Test func `The rules are found on the site`() async throws {
        let server = try TestServer()
        for path in ["/configurations/ios_v1.json", "/path_configuration.json"] {
            server.route(path, .json("{\"rules\": [{\"patterns\": [\".*\"], \"properties\": {}}]}"))
        }
        server.route("/configurations/ios_v2.json", .html("<html>A page</html>"))
        let page = server.url("/posts/1?a=b")
        let found = await ConfigurationLocations.find(beside: page, for: .turboNavigator)
        #expect(found == .found(server.url("/configurations/ios_v1.json")))
        let android = await ConfigurationLocations.find(beside: page, for: .hotwireAndroid)
        #expect(android == .found(server.url("/path_configuration.json")))
    }

    @MainActor @Test func `A site without rules has none`() async throws {
        let server = try TestServer()
        #expect(await ConfigurationLocations.find(beside: server.url(), for: .turboNavigator) == .none)
    }

    @MainActor @Test func `A server that doesn't respond isn't waited for`() async throws {
        let server = try TestServer()
        server.route("/path-configuration.json", .never)
        let found = await ConfigurationLocations.find(
            beside: server.url(), for: .turboNavigator, timeout: .milliseconds(300))
        #expect(found == .silent)
    }

    @Test func `For Android, the window says that it navigates as on iOS`() throws {
        let notice = try OpenOptions(arguments: ["http://localhost:3000", "--for", "hotwire-android"]).notice
        #expect(notice?.contains("simulate FILE --for hotwire-android") == true)
        #expect(try OpenOptions(arguments: ["http://localhost:3000", "--for", "hotwire-ios"]).notice == nil)
    }

    @Test func `The manual lists where the rules are looked for`() throws {
        let manual = try String(
            contentsOf: ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/open.md"),
            encoding: .utf8)
        for path in ConfigurationLocations.paths(for: .turboNavigator) {
            #expect(manual.contains("`\(path)`"), "\(path)")
        }
    }

    @Test func `Without the window's program, the tool explains how to get it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tool = folder.appendingPathComponent("turbo-navigator")
        try FileManager.default.copyItem(at: ToolRun.binary, to: tool)
        let run = try ToolRun(["open", "http://127.0.0.1:9/"], program: tool)
        #expect(run.exitCode == 2 && run.errors.contains("bin/open URL builds and starts it"), "\(run.errors)")
        let comparison = try ToolRun(["compare", "old", "new"], program: tool)
        #expect(
            comparison.exitCode == 2 && comparison.errors.contains("turbo-navigator-open isn't installed."),
            "\(comparison.errors)")
        let mistake = try ToolRun(["compare", "old"])
        #expect(mistake.exitCode == 2 && mistake.errors.contains("Name two folders"), "\(mistake.errors)")
    }
}
