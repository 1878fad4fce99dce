import Foundation
import Testing
import TurboNavigatorTool

/// Tests the scripts that install the tool, without a build. `bin/lib/release-test.sh` tests the rest.
@Suite struct ScriptTests {
    private static let root = ToolRun.tests.deletingLastPathComponent()

    private static func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    @Test(arguments: [
        "maintenance/release", "bin/install", "bin/new", "bin/package", "bin/lib/progress.sh", "bin/lib/tool.sh",
        "bin/lib/release-test.sh",
        "bin/lib/package-test.sh",
    ])
    func `A script is well formed`(path: String) throws {
        #expect(try Self.run("-n", Self.root.appendingPathComponent(path).path).code == 0)
    }

    @Test(arguments: ["maintenance/release", "bin/install", "bin/new", "bin/package"])
    func `A script has a description`(path: String) throws {
        let (output, code) = try Self.run(Self.root.appendingPathComponent(path).path, "--help")
        #expect(output.hasPrefix(path) && code == 0)
    }

    /// The command waits until its line was printed, so nothing waits for a time.
    @Test func `A script says how far a slow command is`() throws {
        let fifo = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: fifo) }
        try #require(try Self.run("-c", "mkfifo '\(fifo)'").code == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let command = "echo; echo '[3/9] Compiling'; echo 'a warning'; cat '\(fifo)'; exit 3"
        process.arguments = [
            "-c", ". \"$(dirname \"$0\")/lib/common.sh\"; with_progress '^\\[\\|^$' sh -c \"$1\"",
            Self.root.appendingPathComponent("bin/test").path, command,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["PROGRESS_SECONDS": "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        var output = Data()
        while !String(decoding: output, as: UTF8.self).contains("s: [3/9] Compiling\n") {
            let more = pipe.fileHandleForReading.availableData
            try #require(!more.isEmpty, "It said nothing.")
            output += more
        }
        try Data("an error\n".utf8).write(to: URL(fileURLWithPath: fifo))
        let rest = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(rest.hasSuffix("a warning\nan error\n") && !rest.contains("\n[3/9]"), "\(rest)")
        #expect(process.terminationStatus == 3)
    }

    /// The pre-commit hook matches the usual names of path configurations.
    @Test(arguments: [
        ("config/path_configuration.json", true), ("public/configurations/ios_v1.json", true),
        ("Demo/path-configuration.json", true), ("App/Resources/PathConfiguration.json", true),
        ("ios/path-config.json", true), ("app/src/main/assets/json/configuration.json", true),
        ("assets/json/path_configuration_v2.json", true), ("native/ios_v1.json", true), ("android.json", true),
        ("config/hotwire_native.json", true),
        ("app/src/main/assets/json/path-configuration.json", true), ("web/turbo_native_config.json", true),
        ("app/src/main/assets/configuration.json", false), ("package.json", false), ("turbo.json", false),
        ("tsconfig.json", false), ("config/configuration.json", false),
        ("docs/path-configuration.schema.json", false),
    ])
    func `The hook finds configurations`(path: String, isFound: Bool) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let isMatch = try ["files", "exclude"].map { key in
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  \(key): ") })
            return path.range(of: String(line.dropFirst(key.count + 4)), options: .regularExpression) != nil
        }
        #expect((isMatch[0] && !isMatch[1]) == isFound)
    }

    /// Everything else reads it from the sources of the tool.
    @Test(arguments: ["CHANGELOG.md", "docs/tool.md"])
    func `A page has the tool's version`(page: String) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
        let form = /(?:## |turbo-navigator[@_-]v?|rev: v)(\d+\.\d+\.\d+)/
        let versions = text.matches(of: form).map { String($0.1) }
        #expect(!versions.isEmpty && versions.first == Tool.version)
        if page != "CHANGELOG.md" { #expect(Set(versions) == [Tool.version]) }
    }

    /// A folder with stand-ins for the files of two machines, and the result of `maintenance/release --finish` there.
    private static func finish(
        _ environment: [String: String]
    ) throws -> (folder: URL, output: String, code: Int32) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("release-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for machine in ["linux-x86_64", "darwin-arm64"] {
            let archive = folder.appendingPathComponent("turbo-navigator-\(Tool.version)-\(machine).tar.xz")
            try Data(machine.utf8).write(to: archive)
        }
        let script = root.appendingPathComponent("maintenance/release").path
        let (output, code) = try run(
            script, "--finish", folder.path,
            environment: ["GITHUB_REF_TYPE": "", "GITHUB_REPOSITORY": ""].merging(environment) { _, new in new })
        return (folder, output, code)
    }

    @Test func `A release has checksums, a formula and notes`() throws {
        let (folder, output, code) = try Self.finish(["GITHUB_REPOSITORY": "owner/name"])
        defer { try? FileManager.default.removeItem(at: folder) }
        try #require(code == 0, "\(output)")
        #expect(try Self.run("-c", "cd '\(folder.path)' && sha256sum --check --strict SHA256SUMS").code == 0)
        let formula = try String(contentsOf: folder.appendingPathComponent("turbo-navigator.rb"), encoding: .utf8)
        let address = "https://github.com/owner/name/releases/download/v\(Tool.version)/turbo-navigator-\(Tool.version)"
        for machine in ["linux-x86_64", "darwin-arm64"] { #expect(formula.contains("\(address)-\(machine).tar.xz\"")) }
        #expect(!formula.contains("aarch64"))
        let notes = try String(contentsOf: folder.appendingPathComponent("notes.md"), encoding: .utf8)
        #expect(notes.hasPrefix("The first version.") && !notes.contains("\n## "))
    }

    @Test(arguments: [
        ([:], "Set GITHUB_REPOSITORY to OWNER/NAME"),
        (
            ["GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v0.9.9"],
            "the tag is v0.9.9, but the version in Tool.swift is"
        ),
    ])
    func `A release with a mistake isn't made`(environment: [String: String], sentence: String) throws {
        let (folder, output, code) = try Self.finish(environment)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(code != 0 && output.contains(sentence), "\(output)")
    }
}
