import Testing

/// The rules of CONTRIBUTING.md for the names of tests.
@Suite("Names of tests") struct TestNameTests {
    private static let declaration = #"@Test\b(?:(?!\bfunc\b)[\s\S])*?\bfunc (`|\w+)"#

    private static func otherNames(in file: SourceFile) throws -> [String] {
        try file.code.matches(of: declaration).filter { $0 != "`" }
    }

    @Test func `The name of each test is a raw identifier`() throws {
        // Apps compile the samples and the package in Consumer, also with an earlier Swift.
        let files = try SourceFile.all(below: "Tests").filter {
            !$0.path.hasPrefix("Tests/Consumer/") && !$0.path.contains("/Samples/")
        }
        for file in files { #expect(try Self.otherNames(in: file) == [], "\(file)") }
        #expect(files.count > 100)
    }

    /// For example, a page is released, a sheet is dismissed, a problem is logged, and a tab is visible.
    @Test func `Test names use the verbs of UIKit, not those of speech and movement`() throws {
        let words =
            "goes(?! back)|receives_broadcast?|heard|tells?|told|says?|said|comes?|came|gone|went|(?:is|are) seen|nobody|in vain"
        let names = try SourceFile.all(below: "Tests").flatMap { file in
            try file.text.matches(of: "func `([^`\\n]*\\b(?:\(words))\\b[^`\\n]*)`").map { "\(file): \($0)" }
        }
        #expect(names.isEmpty, "\(names.joined(separator: "\n"))")
    }

    @Test func `The name of a test is a sentence of at least three words`() throws {
        let names = try SourceFile.all(below: "Tests").flatMap { file in
            try file.text.matches(of: "func `([A-Z][^` \\n]*(?: [^` \\n]*)?)`").map { "\(file): \($0)" }
        }
        #expect(names.isEmpty, "\(names.joined(separator: "\n"))")
    }

    @Test func `Another name is found`() throws {
        let text = """
            @Test func `A page is popped`() {}
            @Test(arguments: ["func one", "two"])
            func aPageIsPushed(path: String) {}
            @Test func pops() {}
            """
        #expect(try Self.otherNames(in: SourceFile(path: "A.swift", text: text)) == ["aPageIsPushed", "pops"])
    }
}
