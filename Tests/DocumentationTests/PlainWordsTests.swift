import Foundation
import Testing

/// The words of comments and documents: plain ones, with the verbs of Apple's and Hotwire's documentation.
@Suite("Plain words") struct PlainWordsTests {
    private static let folders = ["Sources", "Linux", "Tests", "Benchmarks", "Demo"]

    /// Every line of a comment, with its file.
    private static func comments(in folders: [String]) throws -> [String] {
        try folders.flatMap { try SourceFile.all(below: $0) }.flatMap { file in
            try file.text.matches(of: #"^\s*(//.*)$"#).map { "\(file): \($0)" }
        }
    }

    /// Few: data goes back, and a person knows.
    @Test func `Comments of the library use few verbs of speech and movement for calls`() throws {
        let verbs = try comments(
            matching: #"\b(says?|said|receives_broadcast?|heard|comes?|came|goes|went|gone|told|tells?|knows?)\b"#,
            in: ["Sources", "Linux"])
        #expect(verbs.count <= 40, "\(verbs.joined(separator: "\n"))")
    }

    @Test func `No documentation comment starts with a relative clause`() throws {
        let openings = try comments(matching: #"///\s+(- \w+: )?(What|Whose|Where|Who)\b"#, in: Self.folders)
        #expect(openings.isEmpty, "\(openings.joined(separator: "\n"))")
    }

    @Test func `No test name starts with a relative clause`() throws {
        let names = try SourceFile.all(below: "Tests").flatMap { file in
            try file.text.matches(of: "func `((?:What|Whatever|Whose|Where|Who)\\b[^`]*)`").map { "\(file): \($0)" }
        }
        #expect(names.isEmpty, "\(names.joined(separator: "\n"))")
    }

    @Test func `"Only" isn't called "alone", and "isn't a" isn't called "is no"`() throws {
        let pattern =
            #"\balone\b|(?<![Tt]here )(?<![Tt]hat )(?<![Ii]t )\b(?:is|are|was|were) no (?!longer\b|more than\b|less\b)\w"#
        let comments = try comments(matching: pattern, in: Self.folders)
        let documents = try Document.all.flatMap { document in
            // Names in code font, such as those of tests, are written as in the code.
            let text = document.text.replacingOccurrences(of: "`[^`\\n]+`", with: "", options: .regularExpression)
            return try text.matches(of: "^(.*(?:\(pattern)).*)$").map { "\(document.path): \($0)" }
        }
        #expect((comments + documents).isEmpty, "\((comments + documents).joined(separator: "\n"))")
    }

    private func comments(matching pattern: String, in folders: [String]) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        return try Self.comments(in: folders).filter { line in
            expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
        }
    }
}
