import Foundation
import Testing

/// The tests that SECURITY.md names for its claims.
@Suite("The page about security")
struct SecurityPageTests {
    @Test func `There are claims`() {
        #expect(Self.claims.count >= 40)
    }

    @Test(arguments: claims)
    func `A claim names tests that exist, or none`(_ claim: String) throws {
        let column = try #require(claim.dropLast(" |".count).components(separatedBy: " | ").last)
        let tests = try column.matches(of: #"\w+/\w+: `[^`]+`"#)
        #expect(try column.matches(of: "`[^`]+`").count == tests.count, "Name a test as Module/Suite: `name`.")
        #expect(tests.isEmpty == (column == "no test"))
        for test in tests { #expect(try Self.exists(test), "\(test)") }
    }

    @Test func `A test in another suite is missing`() throws {
        #expect(try Self.exists("DocumentationTests/SecurityPageTests: `There are claims`"))
        #expect(try !Self.exists("DocumentationTests/PagesTests: `There are claims`"))
        #expect(try !Self.exists("DocumentationTests/SecurityPageTests: `There are`"))
    }

    /// - Parameter test: a test as the page names it. A suite is in the file of its name, or in one such as
    ///   `Suite+Part.swift`.
    private static func exists(_ test: String) throws -> Bool {
        let parts = test.components(separatedBy: ": `")
        let place = parts[0].components(separatedBy: "/")
        return try files.get().contains { file in
            file.path.hasPrefix("Tests/\(place[0])/") && file.name.components(separatedBy: "+")[0] == place[1]
                && file.text.contains("func `" + parts.dropFirst().joined(separator: ": `"))
        }
    }

    private static let files = Result { try SourceFile.all(below: "Tests") }

    /// The rows that begin with "can" or "can't".
    private static let claims: [String] = {
        let text = Document.all.first { $0.path == "SECURITY.md" }?.text ?? ""
        return text.components(separatedBy: "\n").filter { $0.hasPrefix("| can") }
    }()
}
