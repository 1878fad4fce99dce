import Foundation

/// One run of the built tool: what it printed, and how it ended.
struct ToolRun {
    let output: String
    let errors: String
    let exitCode: Int32

    /// - Parameters:
    ///   - arguments: without the name of the program.
    ///   - input: what it reads from standard input.
    ///   - environment: beside that of the test.
    ///   - file: where standard output goes; kept in ``output`` by default.
    ///   - program: the built tool by default.
    init(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], output file: String? = nil,
        program: URL = Self.binary
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = Self.fixtures
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let pipes = [Pipe(), Pipe(), Pipe()]
        (process.standardInput, process.standardOutput, process.standardError) = (pipes[0], pipes[1], pipes[2])
        if let file { process.standardOutput = FileHandle(forWritingAtPath: file) }
        try process.run()
        try pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try pipes[0].fileHandleForWriting.close()
        // Nobody writes into the pipe that is not used.
        if file != nil { try pipes[1].fileHandleForWriting.close() }
        output = String(decoding: try pipes[1].fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        errors = String(decoding: try pipes[2].fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    /// Everything in one text, as the snapshots keep it.
    var transcript: String {
        output + (errors.isEmpty ? "" : "--- standard error\n" + errors) + "--- exit code \(exitCode)\n"
    }

    /// The folder of the tests of the package.
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// The folder that the tool runs in.
    static let fixtures = tests.appendingPathComponent("Fixtures")

    /// The product beside the test bundle, which on macOS is run by a program of Xcode's.
    static var binary: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
        let folders = sequence(first: program.deletingLastPathComponent()) { folder in
            folder.path == "/" ? nil : folder.deletingLastPathComponent()
        }
        let candidates = folders.map { $0.appendingPathComponent("turbo-navigator") }
        let isProduct: (URL) -> Bool = { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
        return candidates.first(where: isProduct) ?? program
    }
}
