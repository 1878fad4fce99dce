import Foundation

/// A clone with the commands of `bin` and `maintenance` in a temporary folder. Stand-ins replace the compiler and the
/// package system, so that nothing is built or installed.
final class CommandClone {
    /// Which of the requirements in `bin/lib/packages.sh` are installed.
    enum Requirements: Int {
        case all = 0
        case none = 1
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        .resolvingSymlinksInPath()
    private static let root = ToolRun.tests.deletingLastPathComponent()

    init(_ requirements: Requirements) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        for commands in ["bin", "maintenance"] {
            try manager.copyItem(
                at: Self.root.appendingPathComponent(commands), to: folder.appendingPathComponent(commands))
        }
        for folder in ["Sources", "Tool"] {
            try manager.createSymbolicLink(
                at: self.folder.appendingPathComponent(folder),
                withDestinationURL: Self.root.appendingPathComponent(folder))
        }
        let list = try FileHandle(forWritingTo: folder.appendingPathComponent("bin/lib/packages.sh"))
        try list.seekToEnd()
        try list.write(contentsOf: Data("is_there() { return \(requirements.rawValue); }\n".utf8))
        try list.close()
        try write("App/Package.swift", "")
        try write("turbo.js", "")
        try makeCommands()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs a command line in the clone: `bin/demo --tour`.
    func run(_ line: String, display: String = "") throws -> ToolRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try ToolRun(
            ["-c", "cd '\(folder.path)' && \(line) 2>&1"],
            environment: [
                "PATH": "\(folder.path)/commands:\(path)", "FOLDER": folder.path, "DISPLAY": display,
                "WAYLAND_DISPLAY": "", "TURBO_JS": "\(folder.path)/turbo.js", "TURBO_NAVIGATOR_CORE_ONLY": "",
            ], program: URL(fileURLWithPath: "/bin/sh"))
    }

    private func makeCommands() throws {
        try write(
            "commands/swift",
            """
            case "$*" in
                --version) echo "Swift version 6.3" ;;
                *--show-bin-path*) echo "$FOLDER/products" ;;
                "sdk "*) echo ios ;;
                build*) echo "swift build"; exit 1 ;;
            esac
            """)
        // One that runs another command, and those that do nothing.
        try write("commands/sudo", "shift; exec \"$@\"")
        for name in ["apt-get", "ar", "bwrap", "clang", "docc", "dpkg-deb", "dpkg-shlibdeps", "strip"] {
            try write("commands/\(name)", "")
        }
        // The name of a product, for bin/package.
        try write("commands/python3", "echo App")
    }

    private func write(_ path: String, _ lines: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
}
