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
        for file in try SourceFile.all(below: "Linux") {
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

    @Test func `Apple's types inside a type are in its file or in Type+Types`() throws {
        for file in try SourceFile.all(below: "Linux") where !file.name.contains("+") {
            #expect(!file.name.contains("."), "\(file)")
        }
    }

    /// The delegate methods and types of earlier libraries.
    private static let earlierForms =
        #"(shouldRoute\b|customController\b|forProposal\b|handle\(proposal:\)|handle\(proposal: VisitProposal\)|TurboNavigationController)"#

    @Test func `Only the adapters and the page on migration name the earlier delegate methods`() throws {
        let files = try ["Sources", "Demo/App", "Linux/Open"].flatMap { try SourceFile.all(below: $0) }
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

    @Test(arguments: ["Sources/TurboSession", "Sources/TurboNavigator"])
    func `A stored variable of a class is written by its own file only, unless it is public`(module: String) throws {
        let variables = try SourceFile.all(below: module).flatMap { StoredVariable.all(in: $0) }
        #expect(variables.filter { !$0.isProtected }.map(\.description) == [])
        #expect(variables.count > 20)
    }

    @Test func `A stored variable without protection is found`() {
        let text = """
            final class A {
                var one = 1
                private(set) var two = 2
                weak var three: A?
                var four: Int { 4 }
                var five: Int {
                    didSet { _ = 5 }
                }
                struct B {
                    var six = 6
                }
            }
            """
        let variables = StoredVariable.all(in: SourceFile(path: "A.swift", text: text))
        #expect(
            variables.filter { !$0.isProtected }.map(\.description)
                == ["A: var one = 1", "A: weak var three: A?", "A: var five: Int {"])
        #expect(variables.count == 4)
    }

    @Test func `The session is a facade of at most 250 lines`() throws {
        let files = try SourceFile.all(below: "Sources/TurboSession/Session").filter {
            $0.name == "Session" || $0.name.hasPrefix("Session+")
        }
        let lines = files.reduce(0) { $0 + $1.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
        #expect(files.count > 1 && lines <= 250, "\(lines) lines")
    }

    /// The paths, with the maximum number of functions of each.
    @Test(arguments: [
        ("a tapped link is pushed", 10), ("a redirected page is adopted", 15), ("a rejected form is shown", 7),
    ])
    func `Each function of a listed path calls the next one`(name: String, limit: Int) throws {
        let text = try String(contentsOf: Package.file("docs/architecture.md"), encoding: .utf8)
        let path = try #require(CallPath.all(in: text).first { $0.description == name })
        let files = try ["Sources/TurboSession", "Sources/TurboNavigator"].flatMap { try SourceFile.all(below: $0) }
        let faults = try path.faults(in: files)
        #expect(faults == [])
        let counted = path.functions.count { !$0.isWait }
        #expect(counted > 3 && counted <= limit)
    }

    @Test func `A path that breaks off is found`() throws {
        let files = [
            SourceFile(path: "A.swift", text: "struct A {\n    func one() {\n        two()\n    }\n}"),
            SourceFile(path: "B.swift", text: "struct B {\n    func two() {\n    }\n}"),
        ]
        let text = "<!-- path: all -->\n1. `A.one`\n2. `B.two`\n3. `B.three`\n4. `A.one`\n\n"
        let path = try #require(CallPath.all(in: text).first)
        #expect(
            try path.faults(in: files) == [
                "there is no B.three", "B.two doesn't call B.three", "B.three doesn't call A.one",
            ])
    }
}
