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
        let start = libraries.flatMap { $0["targets"] as? [String] ?? [] } + ["turbo-navigator-demo"]
        #expect(start.count > 5)
        let reached = reached(from: start)
        #expect(reached.isSuperset(of: ["TurboNavigator", "TestingPlatform", "DemoApp"]))
        #expect(reached.isDisjoint(with: linux), "it takes .when(platforms: [.linux])")
    }

    /// The targets that these depend on for all platforms, with themselves.
    private func reached(from start: [String]) -> Set<String> {
        let targets = manifest["targets"] as? [Object] ?? []
        var (open, reached) = (start, Set<String>())
        while let next = open.popLast() {
            let isNew = reached.insert(next).inserted
            guard isNew, let target = targets.first(where: { name(of: $0) == next }) else { continue }
            open += unconditional(of: target)
        }
        return reached
    }

    /// Apple refuses an app that uses these without a reason in a privacy manifest: “Describing use of required reason
    /// API”.
    private static let symbolsThatNeedAReason = [
        // The dates of files.
        "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
        "contentModificationDate", "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "stat", "fstat",
        "fstatat", "lstat",
        // The time since the system's start.
        "systemUptime", "mach_absolute_time",
        // The space on the disk.
        "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
        "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "volumeAvailableCapacity",
        "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForOpportunisticUsage",
        "volumeTotalCapacity", "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
        // The active keyboards, and the user's defaults.
        "activeInputModes", "UserDefaults", "NSUserDefaults",
    ]

    @Test func `An app for the phone uses no symbol for which Apple demands a reason, and its manifests say so`() throws
    {
        let targets = try #require(manifest["targets"] as? [Object])
        let reached = reached(from: ["Turbo", "Strada", "HotwireNative", "DemoApp"])
        let folders = targets.filter { reached.contains(name(of: $0) ?? "") }.compactMap { target in
            target["path"] as? String ?? name(of: target).map { "Sources/\($0)" }
        }
        #expect(folders.contains("Sources/TurboCore"))
        let templates = "Tool/TurboNavigatorTool/Creating/Templates"
        let files = try (folders + ["Demo/App/iOS", "\(templates)/Sources", "\(templates)/iOS"]).flatMap(SourceFile.all)
        #expect(files.count > 300)
        let pattern = "\\b(\(Self.symbolsThatNeedAReason.joined(separator: "|")))\\b"
        for file in files { #expect(try file.code.matches(of: pattern).isEmpty, "\(file)") }
        for folder in ["Sources/TurboSession", "Demo/App/iOS", "\(templates)/iOS"] {
            let data = try Data(contentsOf: Package.file("\(folder)/PrivacyInfo.xcprivacy"))
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? Object
            #expect((list?["NSPrivacyAccessedAPITypes"] as? [Any])?.isEmpty == true, "\(folder)")
            #expect(list?["NSPrivacyTracking"] as? Bool == false)
        }
    }

    private func name(of object: Object) -> String? { object["name"] as? String }

    /// The targets that a target depends on for all platforms. A dependency is an object like
    /// `{"byName": ["TurboCore", null]}`, whose last element is the condition.
    private func unconditional(of target: Object) -> [String] {
        let dependencies = target["dependencies"] as? [[String: [Any]]] ?? []
        return dependencies.flatMap(\.values).filter { $0.last is NSNull }.compactMap { $0.first as? String }
    }
}
