import Foundation

/// One run of the built tool, with its output and exit code.
struct ToolRun {
    let output: String
    let errors: String
    let exitCode: Int32

    /// - Parameters:
    ///   - arguments: the arguments without the name of the program.
    ///   - input: the standard input.
    ///   - environment: variables to add to the environment of the test.
    ///   - file: the file for standard output; by default, ``output`` contains it.
    ///   - program: the program to run; by default the built tool.
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
        // Nothing writes to the unused pipe.
        if file != nil { try pipes[1].fileHandleForWriting.close() }
        output = String(decoding: try pipes[1].fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        errors = String(decoding: try pipes[2].fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        exitCode = process.terminationStatus
    }

    /// The output, the errors and the exit code in one text, for snapshots.
    var transcript: String {
        output + (errors.isEmpty ? "" : "--- standard error\n" + errors) + "--- exit code \(exitCode)\n"
    }

    /// The package's folder of tests.
    static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// The folder that the tool runs in.
    static let fixtures = tests.appendingPathComponent("Fixtures")

    /// The tool next to the test bundle. On macOS, a program of Xcode runs the bundle.
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
