import Foundation
import LoopbackServer
import Testing
import TurboCore

@testable import TurboNavigatorTool

/// `open`: what it is asked for, and where it finds the rules. The window has a test of its own.
@Suite struct OpenOptionsTests {
    @Test func aURLAloneOpensInTheSizeOfAPhone() throws {
        let options = try OpenOptions(arguments: ["http://localhost:3000"])
        #expect(options.url.absoluteString == "http://localhost:3000")
        #expect(options.size == OpenOptions.Size(width: 390, height: 844))
        #expect(options.configuration == nil && options.record == nil && options.screenshot == nil)
        #expect(options.dialect == .turboNavigator)
    }

    @Test func everyOptionCounts() throws {
        let options = try OpenOptions(arguments: [
            "https://example.com/a", "--path-configuration", "https://example.com/c.json", "--size", "800x600",
            "--user-agent", "Shop/1", "--record", "r.jsonl", "--screenshot", "s.png", "--for", "hotwire-ios",
        ])
        #expect(options.size == OpenOptions.Size(width: 800, height: 600))
        #expect(options.userAgent == "Shop/1" && options.dialect == .hotwireIOS)
        #expect(options.record?.lastPathComponent == "r.jsonl" && options.screenshot?.lastPathComponent == "s.png")
        guard case .server(let url) = options.configuration else { throw ToolError("not a server") }
        #expect(url.absoluteString == "https://example.com/c.json")
    }

    @Test(arguments: [
        ([], "Which URL"), (["example.com"], "not a URL"), (["ftp://example.com"], "not a URL"),
        (["http://a.example", "--size", "800"], "not a size"), (["http://a.example", "--size", "1x1"], "not a size"),
        (["http://a.example", "--path-configuration", "/no/such.json"], "There is no file"),
    ])
    func aMistakeIsToldInASentence(_ arguments: [String], _ part: String) throws {
        let run = try ToolRun(["open"] + arguments)
        #expect(run.errors.contains(part) && run.exitCode == 2)
    }

    @Test(arguments: [
        "https://localhost:3000/", "https://LOCALHOST", "https://127.0.0.1:8443/a", "https://127.9.9.9",
        "https://[::1]:3000/", "https://shop.localhost/", "http://localhost",
    ])
    func certificatesOfThisMachineAreAccepted(_ url: String) throws {
        #expect(try OpenOptions(arguments: [url, "--accept-certificates"]).acceptsCertificate)
    }

    @Test(arguments: [
        "https://example.com", "https://localhost.example.com", "https://192.168.1.2", "https://127.0.0.1.example.com",
        "https://128.0.0.1", "https://127.0.0", "https://10.0.0.1", "https://[::2]",
    ])
    func certificatesOfOtherMachinesAreNot(_ url: String) throws {
        let run = try ToolRun(["open", url, "--accept-certificates"])
        #expect(run.errors.contains("--accept-certificates is for servers on this machine") && run.exitCode == 2)
    }

    @Test func theRulesAreFoundOnTheSite() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/configurations/ios_v1.json", "/path_configuration.json":
                .init("{\"rules\": [{\"patterns\": [\".*\"], \"properties\": {}}]}", type: "application/json")
            case "/configurations/ios_v2.json": .init("<html>A page</html>")
            default: .init("", status: 404)
            }
        }
        let page = try #require(URL(string: server.origin + "/posts/1?a=b"))
        func place(_ path: String) throws -> ConfigurationPlaces.Search {
            .found(try #require(URL(string: server.origin + path)))
        }
        let found = await ConfigurationPlaces.find(beside: page, for: .turboNavigator)
        #expect(try found == place("/configurations/ios_v1.json"))
        let android = await ConfigurationPlaces.find(beside: page, for: .hotwireAndroid)
        #expect(try android == place("/path_configuration.json"))
    }

    @Test func aSiteWithoutRulesHasNone() async throws {
        let server = try LoopbackServer { _ in .init("", status: 404) }
        let page = try #require(URL(string: server.origin))
        #expect(await ConfigurationPlaces.find(beside: page, for: .turboNavigator) == .none)
    }

    @Test func aServerThatKeepsSilentIsNotWaitedFor() async throws {
        let server = try LoopbackServer { request in
            if request.target == "/path-configuration.json" { Thread.sleep(forTimeInterval: 1) }
            return .init("", status: 404)
        }
        let page = try #require(URL(string: server.origin))
        let found = await ConfigurationPlaces.find(beside: page, for: .turboNavigator, patience: .milliseconds(300))
        #expect(found == .silent)
    }

    @Test func theManualListsWhereTheRulesAreLookedFor() throws {
        let manual = try String(
            contentsOf: ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/tool.md"),
            encoding: .utf8)
        for path in ConfigurationPlaces.paths(for: .turboNavigator) { #expect(manual.contains("`\(path)`"), "\(path)") }
    }
}
