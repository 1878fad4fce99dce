import Foundation
import Testing

@testable import TurboNavigatorTool

/// What people type before they have read the manual.
@Suite struct FirstWordsTests {
    /// Each row: the words, a part of the answer, and the exit code.
    @Test(
        arguments: [
            (["version"], "turbo-navigator \(Tool.version)", 0),
            (["check", "--explain", "catch-all"], "Did you mean \"catch-all-not-first\"?", 2),
            (["check", "--for", "ios", "x.json"], "Did you mean \"hotwire-ios\" or \"turbo-ios\"?", 2),
            (["check", "--for", "android", "x.json"], "Did you mean \"hotwire-android\" or \"turbo-android\"?", 2),
            (["explain", "fine.json", "posts/new"], "/posts/new\n", 0),
            (["explain", "fine.json", "HTTPS://Example.com/posts/new"], "/posts/new\n", 0),
            (["simulate", "fine.json", "posts/new"], "2. posts/new", 0),
            (["simulate", "fine.json", "posts"], "Write a path such as /posts", 2),
        ] as [([String], String, Int32)])
    func `What people type leads on`(arguments: [String], part: String, code: Int32) throws {
        let run = try ToolRun(arguments)
        #expect((run.output + run.errors).contains(part) && run.exitCode == code, "\(run.output)\(run.errors)")
    }

    @Test func `Without a file, check finds the usual ones`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "public/configurations/ios_v1.json": #"{"rules": []}"#, "config/path_configuration.json": #"{"rules": []}"#,
            "public/configurations/plans.json": #"{"plans": []}"#, "package.json": #"{"name": "x"}"#,
            "node_modules/a/path-configuration.json": #"{"rules": []}"#,
        ]
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        #expect(
            ConfigurationSearch.paths(in: folder) == [
                "config/path_configuration.json", "public/configurations/ios_v1.json",
            ])
    }

    @Test func `check and the hook look for the same names`() throws {
        let hook = try String(
            contentsOf: ToolRun.tests.deletingLastPathComponent().appendingPathComponent(".pre-commit-hooks.yaml"),
            encoding: .utf8)
        #expect(hook.contains("files: \(ConfigurationSearch.names)\n"))
        #expect(hook.contains("exclude: \(ConfigurationSearch.otherNames)\n"))
    }
}
