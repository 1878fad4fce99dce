import Foundation
import Testing

/// What docs/architecture.md says of the sources.
@Suite("Architecture") struct ArchitectureTests {
    /// Functions, types and constants of GLib, GTK, libadwaita and WebKitGTK, and of the shims over them.
    private static let names =
        #"\b((?:g|gtk|gdk|gsk|adw|webkit|soup|jsc|pango|cairo|tn)_[a-z0-9_]+|(?:G|GTK|GDK|ADW|WEBKIT|SOUP|PANGO|CAIRO)_[A-Z0-9_]+\w*"#
        + #"|(?:Gtk|Gdk|Adw|WebKit|Soup|JSC|Pango)[A-Z]\w+|GType|GError|GAsync\w+|GList|GVariant)\b"#
    private static let modules = #"^(?:\w+ )*import (CGTK|CWebKitGTK|CGTKShims|CGLibRunLoop)$"#

    @Test func `A file that calls GTK says so in its imports, and one that does not has none`() throws {
        for file in try SourceFile.all(below: "Linux") {
            let callsC = try !file.code.matches(of: Self.names).isEmpty
            let importsC = try !file.text.matches(of: Self.modules).isEmpty
            #expect(callsC == importsC, "\(file)")
        }
    }

    @Test(arguments: ["Sources", "Demo/App"])
    func `What apps compile knows nothing of GTK and of systems`(folder: String) throws {
        for file in try SourceFile.all(below: folder) {
            #expect(try file.text.matches(of: Self.modules).isEmpty, "\(file)")
            #expect(try file.code.matches(of: #"(#if os)\("#).isEmpty, "\(file)")
        }
    }

    @Test func `Apple's types inside a type are in its file or in Type+Types`() throws {
        for file in try SourceFile.all(below: "Linux") where !file.name.contains("+") {
            #expect(!file.name.contains("."), "\(file)")
        }
    }

    /// What asks about a proposal in an app of an earlier library.
    private static let earlierForms =
        #"(shouldRoute\b|customController\b|forProposal\b|handle\(proposal:\)|handle\(proposal: VisitProposal\)|TurboNavigationController)"#

    @Test func `Only the adapters and the page on migration name the earlier forms of the delegate's question`() throws
    {
        let files = try ["Sources", "Demo/App", "Linux/Open"].flatMap { try SourceFile.all(below: $0) }
        for file in files where !file.path.contains("/Adapters/") {
            #expect(try file.text.matches(of: Self.earlierForms).isEmpty, "\(file)")
        }
        for page in Document.all where !["docs/migration.md", Self.topics].contains(page.path) {
            #expect(try page.text.matches(of: Self.earlierForms).isEmpty, "\(page.path)")
        }
    }

    /// Lists every public type.
    private static let topics = "Sources/TurboNavigator/Documentation.docc/TurboNavigator.md"

    @Test(arguments: ["Sources/TurboCore", "Sources/Turbo", "Sources/TurboNavigator"])
    func `Folders of a module use each other one way`(module: String) throws {
        let uses = try FolderUses(of: module)
        #expect(uses.circles.isEmpty)
        #expect(!uses.all.isEmpty)
    }

    @Test func `A circle of folders is found`() {
        let files = [
            ("A", "A", "class One { let two: Two }"), ("B", "B", "class Two {}"), ("B", "C", "extension One {}"),
        ]
        let uses = FolderUses(
            of: files.map { SourceFile(path: "Module/\($0.0)/\($0.1).swift", text: $0.2) }, in: "Module")
        #expect(uses.circles == ["A uses B (Two in A), B uses A (One in C)"])
    }
}
