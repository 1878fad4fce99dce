import Foundation
import Testing

/// The manifest, as SwiftPM reads it on Linux.
@Suite("Manifest") struct ManifestTests {
    private typealias Object = [String: Any]

    private let manifest: Object

    init() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "dump-package", "--package-path", Package.folder.path, "--scratch-path", scratch.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        manifest = try #require(try JSONSerialization.jsonObject(with: data) as? Object)
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
