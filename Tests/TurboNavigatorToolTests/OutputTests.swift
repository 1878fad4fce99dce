import Foundation
import Testing

@testable import TurboNavigatorTool

@Suite struct OutputTests {
    @Test func `The hook skips JSON that isn't a path configuration`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["plans.json": "{\"plans\": []}", "ios_v1.json": "{\"rules\": []}"]
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let names = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        #expect(try ToolRun(["check", "--skip-others"] + names).exitCode == 0)
        #expect(try ToolRun(["check"] + names).exitCode == 1)
    }

    /// A full disk causes an error message and an exit code, not a crash.
    @Test func `A full disk is an error`() throws {
        let run = try ToolRun(["check", "--list"], output: "/dev/full")
        #expect(run.exitCode == 2)
        #expect(run.errors.hasPrefix("turbo-navigator: Can't write the output: "))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ("plain", 5), ("é", 1), ("e\u{301}", 1), ("見出し", 6), ("😀", 2), ("ｱ", 1), ("한", 2), ("\u{200D}", 0), ("…", 1),
    ])
    func `Columns of a terminal`(text: String, width: Int) {
        #expect(TerminalText.width(of: text) == width)
    }

    /// Patterns of Hotwire's own demos have no findings when checked for their library.
    @Test(arguments: [
        ("hotwire-ios", #"["/new$", "/edit$", "/modal"]"#), ("hotwire-android", #"["^$", "^/$", ".+\\.(?:gif|png)"]"#),
    ])
    func `Patterns of the demos are fine for their library`(library: String, patterns: String) throws {
        let json =
            "{\"settings\": {}, \"rules\": [{\"patterns\": \(patterns), \"properties\": {\"context\": \"modal\"}, \"comment\": \"Forms.\"}]}"
        let run = try ToolRun(["check", "-", "--strict", "--for", library], input: json)
        #expect(run.exitCode == 0, "\(run.output)")
    }
}
