import Foundation
import Testing

/// The parameters that documentation comments name.
@Suite("Documented parameters") struct ParameterNameTests {
    private static let files = Result {
        try ["Sources", "Linux", "Demo", "Benchmarks", "Tests"].flatMap { try SourceFile.all(below: $0) }
    }

    @Test func `A documented parameter exists in the declaration`() throws {
        let wrong = try Self.files.get().flatMap { file in Self.missing(in: file.text).map { "\(file): \($0)" } }
        #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    }

    @Test(arguments: [
        ("/// - Parameter url: the URL.\nfunc a(_ url: URL) {", []),
        ("/// - Parameter url: the URL.\nfunc a(_ page: URL) {", ["url"]),
        (
            "/// - Parameters:\n///   - a: one.\n///   - b: two.\n/// - Returns: three.\nfunc c(\n    a: Int, d: Int\n) {",
            ["b"]
        ),
        ("/// A list:\n///   - a: not a parameter.\nvar c = 1", []),
    ])
    func `A parameter without a declaration is found`(text: String, names: [String]) {
        #expect(Self.missing(in: text) == names)
    }

    private static func missing(in text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var missing: [String] = []
        while let start = lines.firstIndex(where: isComment) {
            lines = lines[start...]
            let comment = lines.prefix(while: isComment)
            lines = lines.dropFirst(comment.count)
            let end = lines.firstIndex { $0.hasSuffix("{") || $0.hasSuffix("}") || $0.isEmpty } ?? lines.endIndex - 1
            let declaration = lines.isEmpty ? "" : lines[...end].joined(separator: " ")
            missing += names(in: comment).filter { !declaration.contains("\($0):") }
        }
        return missing
    }

    private static func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("///") }

    private static func names(in comment: ArraySlice<Substring>) -> [String] {
        var isInList = false
        return comment.compactMap { line in
            let text = line.drop { $0 == " " }.dropFirst(3)
            if text.hasPrefix(" - ") { isInList = text.hasPrefix(" - Parameters:") }
            let item = text.hasPrefix(" - Parameter ") ? text.dropFirst(13) : isInList ? text.dropFirst(5) : ""
            guard text.hasPrefix(" - Parameter ") || text.hasPrefix("   - ") else { return nil }
            let name = item.prefix { $0 != ":" }
            return name.isEmpty || name.contains(" ") ? nil : String(name)
        }
    }
}
