import Foundation
import Testing

/// Compares the modules' scripts, which are files for editors and linters, with their copies in Swift.
@Suite("JavaScript") struct JavaScriptTests {
    private static let scripts = ["Sources", "Linux"].flatMap { Package.files(below: $0, endingIn: ".js") }

    @Test(arguments: scripts)
    func `A script is in Swift as it is in its file: if not, run bin/javascript`(script: String) throws {
        let file = Package.file(script)
        let folder = file.deletingLastPathComponent()
        #expect(folder.lastPathComponent == "JavaScript")
        let swift = try String(contentsOf: folder.appendingPathExtension("swift"), encoding: .utf8)
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        let text = lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        let name = file.deletingPathExtension().lastPathComponent
        #expect(swift.contains("    static let \(name) = #\"\"\"\n\(text)        \"\"\"#\n"))
    }

    @Test func `Swift has no script whose file was deleted`() throws {
        let folders = Set(Self.scripts.map { Package.file($0).deletingLastPathComponent() })
        for folder in folders {
            let swift = try String(contentsOf: folder.appendingPathExtension("swift"), encoding: .utf8)
            let names = try swift.matches(of: #"^    static let (\w+) = #""""#)
            let files = Self.scripts.map(Package.file).filter { $0.deletingLastPathComponent() == folder }
            #expect(names == files.map { $0.deletingPathExtension().lastPathComponent }.sorted())
        }
        #expect(!folders.isEmpty)
    }
}
