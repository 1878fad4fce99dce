import Foundation
import Testing
import TurboCore

@Suite("Documentation")
struct DocumentationTests {
    @Test func `There are documents with samples`() {
        #expect(Document.all.count >= 12)
        #expect(CodeBlock.all(in: "swift").count >= 10)
        #expect(CodeBlock.all(in: "json").count >= 3)
    }

    @Test(arguments: CodeBlock.all(in: "swift"))
    func `A Swift sample is compiled with these tests`(_ block: CodeBlock) {
        #expect(
            Self.samples.contains { $0.has(block.essence) },
            "Put these lines, in this order, into a file of Tests/DocumentationTests/Samples:\n\(block.text)")
    }

    @Test(arguments: CodeBlock.all(in: "json"))
    func `A JSON sample is a path configuration`(_ block: CodeBlock) throws {
        let document = try PathConfigurationDocument(Data(block.text.utf8))
        let problems = document.diagnostics.filter { $0.severity >= .warning }
        #expect(problems.isEmpty != block.isMistake, "\(problems.map(\.description))")
    }

    @Test(arguments: Document.all)
    func `A link of a document leads to an existing file`(_ document: Document) throws {
        let folder = Package.file(document.path).deletingLastPathComponent()
        let link = try NSRegularExpression(pattern: #"(?<!!)\[[^\]]*\]\(([^)#:]+)\)"#)
        let text = document.text as NSString
        for match in link.matches(in: document.text, range: NSRange(location: 0, length: text.length)) {
            let target = text.substring(with: match.range(at: 1))
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(target).path), "\(target)")
        }
    }

    @Test func `The list of the Linux modules' types is up to date: if not, run sh bin/lib/uikit-scope.sh`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [Package.file("bin/lib/uikit-scope.sh").path, "--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// The lines of each file with samples.
    private static let samples: [[String]] = {
        let paths = Package.files(below: "Tests/DocumentationTests/Samples", endingIn: ".swift")
        let texts = paths.compactMap { try? String(contentsOf: Package.file($0), encoding: .utf8) }
        return texts.map { CodeBlock.essence(of: $0.components(separatedBy: "\n")) }
    }()
}

extension [String] {
    /// Whether these lines occur consecutively in the array.
    fileprivate func has(_ lines: [String]) -> Bool {
        guard !lines.isEmpty, lines.count <= count else { return false }
        return (0...(count - lines.count)).contains { self[$0...].starts(with: lines) }
    }
}
