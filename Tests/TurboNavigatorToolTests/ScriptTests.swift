import Foundation
import Testing

/// Tests the scripts that install the tool, without a build. `bin/lib/release-test.sh` tests the rest.
@Suite struct ScriptTests {
    private static let root = ToolRun.tests.deletingLastPathComponent()

    private static func run(_ arguments: String...) throws -> (output: String, code: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    @Test(arguments: [
        "bin/release", "bin/install", "bin/new", "bin/package", "bin/lib/tool.sh", "bin/lib/release-test.sh",
        "bin/lib/package-test.sh",
    ])
    func `A script is well formed`(path: String) throws {
        #expect(try Self.run("-n", Self.root.appendingPathComponent(path).path).code == 0)
    }

    @Test(arguments: ["bin/release", "bin/install", "bin/new", "bin/package"])
    func `A script says what it does`(path: String) throws {
        let (output, code) = try Self.run(Self.root.appendingPathComponent(path).path, "--help")
        #expect(output.hasPrefix(path) && code == 0)
    }

    /// The pre-commit hook matches the usual names of path configurations.
    @Test(arguments: [
        ("config/path_configuration.json", true), ("public/configurations/ios_v1.json", true),
        ("Demo/path-configuration.json", true),
        ("package.json", false),
    ])
    func `The hook finds configurations`(path: String, isFound: Bool) throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent(".pre-commit-hooks.yaml"), encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.contains("files: ") })
        let pattern = try #require(line.components(separatedBy: "files: ").last)
        #expect((path.range(of: pattern, options: .regularExpression) != nil) == isFound)
    }
}
