import Testing

/// The rule about small files in CONTRIBUTING.md.
@Suite("Small files") struct SmallFileTests {
    private static let maximumCount = 83

    /// A public type, which may be inside another type; a delegate protocol or an enumeration.
    private static let declarationWithOwnFile =
        #"^(?: *(?:@[\w().]+ )*(?:public|open) (?:(?:final|indirect|static) )*(?:class|struct|enum|protocol|actor|typealias) "#
        + #"|(?:@[\w().]+ )*(?:\w+ )?(?:protocol \w*Delegate\b|(?:indirect )?enum ))"#

    @Test func `Files under 25 lines without a declaration that has its own file are few`() throws {
        let folders = ["Sources", "Linux", "Demo/App", "Tests", "Benchmarks"]
        let small = try folders.flatMap { try SourceFile.all(below: $0) }.filter { try Self.isSmall($0) }
        #expect(small.count <= Self.maximumCount, "\(small.count): \(small)")
        #expect(!small.isEmpty)
    }

    @Test(arguments: [
        ("struct Helper {}\n", true), ("extension View {\n    func show() {}\n}\n", true),
        ("protocol Container {}\n", true), ("enum State {}\n", false), ("@MainActor enum State {}\n", false),
        ("package protocol QueueDelegate: AnyObject {}\n", false), ("public final class View {}\n", false),
        ("extension View {\n    public struct Style {}\n}\n", false),
        ("struct Long {}\n" + String(repeating: "\n", count: 24), false),
    ])
    func `A small file is recognized`(text: String, isSmall: Bool) throws {
        #expect(try Self.isSmall(SourceFile(path: "A.swift", text: text)) == isSmall)
    }

    private static func isSmall(_ file: SourceFile) throws -> Bool {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        return try lines < 25 && file.code.matches(of: declarationWithOwnFile).isEmpty
    }
}
