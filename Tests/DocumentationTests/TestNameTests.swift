import Testing

/// The rule of CONTRIBUTING.md for the names of tests.
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
