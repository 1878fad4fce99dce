import Foundation
import Testing

/// The suites of UIKit and WebKit that also run on iOS.
@Suite("Suites for a simulator")
struct SimulatorTests {
    private static let targets = ["UIKitTests", "WebKitTests"]

    private func swiftFiles(in folder: String) throws -> [String] {
        let url = BuiltModules.root.appendingPathComponent("Tests/\(folder)")
        return try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: BuiltModules.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `Each suite runs in a simulator, or has a reason why not`() throws {
        let linuxOnly = try Self.targets.flatMap { target in
            try swiftFiles(in: target).filter { try text("Tests/\(target)/\($0)").contains("@Test") }
                .map { "\(target)/\($0.dropLast(".swift".count))" }
        }
        #expect(linuxOnly.sorted() == LeftOutSuite.all.map(\.file).sorted())
    }

    @Test(arguments: targets)
    func `Suites for a simulator import only what iOS has`(target: String) throws {
        let allowed: Set = ["Foundation", "NavigationTesting", "Testing", "UIKit", "WebKit"]
        let files = try swiftFiles(in: "\(target)/Simulator")
        #expect(try files.count { try text("Tests/\(target)/Simulator/\($0)").contains("@Test") } >= 5)
        for file in files {
            let lines = try text("Tests/\(target)/Simulator/\(file)").split(separator: "\n")
            let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains(" import ") }
            for line in imports {
                #expect(allowed.contains { line == "import \($0)" }, "\(file): \(line)")
            }
        }
    }

    @Test func `The scheme and the manifest have both targets, and the workflow tests the scheme`() throws {
        let scheme = try text(".swiftpm/xcode/xcshareddata/xcschemes/SimulatorTests.xcscheme")
        let manifest = try text("Package.swift")
        for target in Self.targets {
            #expect(scheme.contains("BlueprintIdentifier = \"\(target)\""))
        }
        #expect(manifest.contains("targets += [\(Self.targets.map { "\"\($0)\"" }.joined(separator: ", "))].map"))
        #expect(try text(".github/workflows/ci.yml").contains("-scheme SimulatorTests"))
    }
}
