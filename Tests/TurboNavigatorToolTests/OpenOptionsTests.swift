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
        let found = await ConfigurationPlaces.find(beside: page, for: .turboNavigator)
        #expect(found?.path == "/configurations/ios_v1.json")
        #expect(await ConfigurationPlaces.find(beside: page, for: .hotwireAndroid)?.path == "/path_configuration.json")
    }

    @Test func theManualListsWhereTheRulesAreLookedFor() throws {
        let manual = try String(
            contentsOf: ToolRun.tests.deletingLastPathComponent().appendingPathComponent("docs/tool.md"),
            encoding: .utf8)
        for path in ConfigurationPlaces.paths(for: .turboNavigator) { #expect(manual.contains("`\(path)`"), "\(path)") }
    }
}
