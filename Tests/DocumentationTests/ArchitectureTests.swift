import Foundation
import Testing

/// Checks the statements of docs/architecture.md about the sources.
@Suite("Architecture") struct ArchitectureTests {
    /// Functions, types and constants of GLib, GTK, libadwaita and WebKitGTK, and of the shims over them.
    private static let names =
        #"\b((?:g|gtk|gdk|gsk|adw|webkit|soup|jsc|pango|cairo|tn)_[a-z0-9_]+|(?:G|GTK|GDK|ADW|WEBKIT|SOUP|PANGO|CAIRO)_[A-Z0-9_]+\w*"#
        + #"|(?:Gtk|Gdk|Adw|WebKit|Soup|JSC|Pango)[A-Z]\w+|GType|GError|GAsync\w+|GList|GVariant)\b"#
    private static let modules = #"^(?:\w+ )*import (CGTK|CWebKitGTK|CGTKShims|CGLibRunLoop)$"#

    @Test func `A file imports GTK if and only if it calls it`() throws {
        for file in try ["Linux", "Tool"].flatMap({ try SourceFile.all(below: $0) }) {
            let callsC = try !file.code.matches(of: Self.names).isEmpty
            let importsC = try !file.text.matches(of: Self.modules).isEmpty
            #expect(callsC == importsC, "\(file)")
        }
    }

    @Test(arguments: ["Sources", "Demo/App"])
    func `Sources that apps compile name neither GTK nor a system`(folder: String) throws {
        for file in try SourceFile.all(below: folder) {
            #expect(try file.text.matches(of: Self.modules).isEmpty, "\(file)")
            #expect(try file.code.matches(of: #"(#if os)\("#).isEmpty, "\(file)")
        }
    }

    /// The delegate methods and types of earlier libraries.
    private static let earlierForms =
        #"(shouldRoute\b|customController\b|forProposal\b|handle\(proposal:\)|handle\(proposal: VisitProposal\)|TurboNavigationController)"#

    @Test func `Only the adapters and the page on migration name the earlier delegate methods`() throws {
        let files = try ["Sources", "Demo/App", "Tool"].flatMap { try SourceFile.all(below: $0) }
        for file in files where !file.path.contains("/Adapters/") {
            #expect(try file.text.matches(of: Self.earlierForms).isEmpty, "\(file)")
        }
        for page in Document.all where !["docs/migration.md", Self.topics].contains(page.path) {
            #expect(try page.text.matches(of: Self.earlierForms).isEmpty, "\(page.path)")
        }
    }

    /// The page that lists every public type.
    private static let topics = "Sources/TurboNavigator/Documentation.docc/TurboNavigator.md"

    @Test(arguments: ["Sources/TurboCore", "Sources/TurboSession", "Sources/TurboNavigator"])
    func `Folders of a module don't use each other in circles`(module: String) throws {
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
