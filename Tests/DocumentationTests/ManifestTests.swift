import Foundation
import Testing

/// The manifest, as SwiftPM reads it on Linux.
@Suite("Manifest") struct ManifestTests {
    private typealias Object = [String: Any]

    private let manifest: Object

    init() throws {
        let (output, _) = try Self.swift("package", "dump-package")
        manifest = try #require(try JSONSerialization.jsonObject(with: output) as? Object)
    }

    /// The output and the errors of a command for this package, in a build folder of its own.
    private static func swift(_ arguments: String...) throws -> (output: Data, errors: String) {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift"] + arguments + ["--package-path", Package.folder.path, "--scratch-path", scratch.path]
        // GTK of this system, not of another folder.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PKG_CONFIG_PATH" }
        let output = Pipe()
        let errors = scratch.appendingPathComponent("errors")
        try Data().write(to: errors)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, try String(contentsOf: errors, encoding: .utf8))
    }

    /// SwiftPM read all flags of GTK and WebKitGTK, and warned about those that it ignores: in every build of every
    /// app.
    @Test func `A build prints no warnings about the flags of GTK`() throws {
        let (output, errors) = try Self.swift("build", "--target", "CGLibRunLoop")
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("Build of target: 'CGLibRunLoop' complete!"), "\(errors)")
        #expect(!"\(text)\(errors)".contains("warning:"), "\(text)\(errors)")
    }

    /// Linux can build an app for iOS, and nothing of `Linux/` compiles there.
    @Test func `A library or the demo reaches a target of Linux only by a condition`() throws {
        let targets = try #require(manifest["targets"] as? [Object])
        let products = try #require(manifest["products"] as? [Object])
        let linux = Set(targets.filter { ($0["path"] as? String)?.hasPrefix("Linux/") == true }.compactMap(name))
        #expect(linux.isSuperset(of: ["UIKit", "Network", "TestHost", "CGTK"]))

        let libraries = products.filter { ($0["type"] as? Object)?["library"] != nil }
        var open = libraries.flatMap { $0["targets"] as? [String] ?? [] } + ["turbo-navigator-demo"]
        #expect(open.count > 5)
        var reached: Set<String> = []
        while let next = open.popLast() {
            let isNew = reached.insert(next).inserted
            guard isNew, let target = targets.first(where: { name(of: $0) == next }) else { continue }
            for dependency in unconditional(of: target) {
                let isOfLinux = linux.contains(dependency)
                #expect(!isOfLinux, "\(next) depends on \(dependency) without .when(platforms: [.linux])")
                if !isOfLinux { open.append(dependency) }
            }
        }
        #expect(reached.isSuperset(of: ["TurboNavigator", "TestingPlatform", "DemoApp"]))
    }

    private func name(of object: Object) -> String? { object["name"] as? String }

    /// The targets that a target depends on for all platforms. A dependency is an object like
    /// `{"byName": ["TurboCore", null]}`, whose last element is the condition.
    private func unconditional(of target: Object) -> [String] {
        let dependencies = target["dependencies"] as? [[String: [Any]]] ?? []
        return dependencies.flatMap(\.values).filter { $0.last is NSNull }.compactMap { $0.first as? String }
    }
}
