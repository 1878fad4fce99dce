import Foundation
import LocalizedText
import Testing

/// Compares scripts and translations, which are files for editors and translators, with their copies in Swift.
@Suite("Embedded files") struct EmbeddedFileTests {
    private static let scripts = ["Sources", "Linux", "Tool"].flatMap { Package.files(below: $0, endingIn: ".js") }

    @Test(arguments: scripts)
    func `A script is in Swift as it is in its file: if not, run maintenance/embed`(script: String) throws {
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

    /// Foundation reads the file, as it does in an app that translates the texts itself.
    @Test(arguments: Package.files(below: "Sources", endingIn: ".strings"))
    func `A translation is in Swift as it is in its file: if not, run maintenance/embed`(file: String) throws {
        let url = Package.file(file)
        let texts = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        let language = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        let translations = try #require(texts as? [String: String])
        #expect(translations.count > 150)
        for (english, text) in translations where english != text {
            let translated = TextTable("TurboNavigator").text(english, in: UserLanguages([language], folders: []))
            #expect(translated == text)
        }
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
