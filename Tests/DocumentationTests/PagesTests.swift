import Foundation
import Testing

/// Checks the rules for documentation in CONTRIBUTING.md.
@Suite("Documentation pages")
struct PagesTests {
    @Test func `The index lists each page once`() throws {
        let listed = try text(of: "docs/README.md").matches(of: #"\]\(([\w-]+\.md)\)"#)
        let folder = Package.file("docs").path
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".md") && $0 != "README.md" }
        #expect(listed.sorted() == pages.sorted())
    }

    @Test func `Each limit has a workaround`() throws {
        let limits = try text(of: "docs/limits.md").components(separatedBy: "\n- **").dropFirst()
        #expect(limits.count >= 20)
        for limit in limits {
            #expect(limit.components(separatedBy: "**Workaround:** ").count == 2, "\(limit)")
        }
    }

    @Test(arguments: Document.all)
    func `A link to a section leads to its heading`(_ document: Document) throws {
        let folder = Package.file(document.path).deletingLastPathComponent()
        let targets = try document.text.matches(of: #"(?<!!)\[[^\]]*\]\(([^):]*#[^):]+)\)"#)
        for target in targets {
            let parts = target.components(separatedBy: "#")
            let file = parts[0].isEmpty ? Package.file(document.path) : folder.appendingPathComponent(parts[0])
            #expect(try anchors(in: String(contentsOf: file, encoding: .utf8)).contains(parts[1]), "\(target)")
        }
    }

    /// The anchors that GitHub gives the headings of a page.
    private func anchors(in text: String) -> [String] {
        text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
            let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            return heading.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                .replacingOccurrences(of: " ", with: "-")
        }
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: Package.file(path), encoding: .utf8)
    }
}
