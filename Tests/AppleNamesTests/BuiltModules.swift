import Foundation

/// The modules of this build and their symbol graphs.
enum BuiltModules {
    static let names = ["UIKit", "WebKit", "SafariServices", "AuthenticationServices", "UserNotifications", "Network"]

    /// The graph of all these modules, extracted once.
    static let graph = Result { try extract(names, into: "apple-names") }

    /// The graph of the modules that a Hotwire Native app uses, extracted once.
    static let family = Result {
        try extract(["HotwireNative", "Strada", "TurboNavigator", "TurboSession", "TurboCore"], into: "family-names")
    }

    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func extract(_ names: [String], into folder: String) throws -> SymbolGraph {
        let folder = build.appendingPathComponent(folder)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let flags = try moduleFlags()
        for name in names {
            try run(
                "swift-symbolgraph-extract",
                ["-module-name", name, "-target", target, "-minimum-access-level", "public"]
                    + ["-skip-synthesized-members", "-output-dir", folder.path] + flags)
        }
        return try SymbolGraph(of: names, in: folder)
    }

    /// The folder of the running test bundle.
    private static var build: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    /// The compiler flags for the modules and their C modules.
    private static func moduleFlags() throws -> [String] {
        let headers = try run("pkg-config", ["--cflags-only-I", "libadwaita-1", "webkitgtk-6.0", "libsecret-1"])
            .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        let systemModules = ["CGTK", "CWebKitGTK", "CSecret"].flatMap {
            ["-I", root.appendingPathComponent("Linux/\($0)").path]
        }
        let modules = ["CGLibRunLoop", "CGTKShims"].flatMap { name in
            ["-Xcc", "-fmodule-map-file=\(build.appendingPathComponent("\(name).build/module.modulemap").path)"]
        }
        let cache = build.appendingPathComponent("apple-names-cache").path
        return ["-I", build.appendingPathComponent("Modules").path, "-module-cache-path", cache]
            + headers + systemModules + modules
    }

    @discardableResult
    private static func run(_ command: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [command] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "\(command) failed: \(text)"])
        }
        return text
    }
}
