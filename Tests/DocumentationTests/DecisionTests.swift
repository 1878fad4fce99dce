import Foundation
import Testing

/// The pages of docs/decisions, and the index that is generated from them.
@Suite("Design decisions") struct DecisionTests {
    private static let folder = "docs/decisions/"
    private static let decisions = Document.all.filter { $0.path.hasPrefix(folder + "0") }

    @Test func `The index lists each decision: if not, replace its table with the one that this prints`() throws {
        let readme = try #require(Document.all.first { $0.path == Self.folder + "README.md" })
        let rows = try Self.decisions.map { try $0.row }
        let table = (["| | topic | decision |", "| --- | --- | --- |"] + rows).joined(
            separator: "\n")
        #expect(readme.text.hasSuffix("\n\n\(table)\n"), "\(table)")
    }

    @Test func `Decisions are numbered without a gap`() {
        let numbers = Self.decisions.map { String($0.file.prefix(4)) }
        #expect(numbers == Self.decisions.indices.map { String(format: "%04d", $0 + 1) })
        #expect(numbers.count >= 20)
    }

    @Test(arguments: decisions)
    func `A decision has a title and reasons`(_ decision: Document) throws {
        #expect(try decision.text.matches(of: "^# .+$").count == 1)
        let sections = try decision.text.matches(of: "^## (.+)$")
        #expect(sections == ["Decision", "Why"])
    }
}

extension Document {
    fileprivate var file: String { String(path.split(separator: "/").last ?? "") }

    /// The row of the index.
    fileprivate var row: String {
        get throws {
            let title = try text.matches(of: "^# (.+)$").first ?? ""
            let topic = file.dropFirst(5).dropLast(3).replacingOccurrences(of: "-", with: " ")
            return "| [\(file.prefix(4))](\(file)) | \(topic) | \(title) |"
        }
    }
}
