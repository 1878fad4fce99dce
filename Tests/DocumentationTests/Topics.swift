import Foundation

/// The public types of a module, and the types that its page lists.
struct Topics {
    /// The names of the top-level types.
    let types: Set<String>
    /// The types that the page links to under `## Topics`.
    let listed: Set<String>

    init(of module: String) throws {
        let page = Package.file("Sources/\(module)/Documentation.docc/\(module).md")
        self.init(
            of: try SourceFile.all(below: "Sources/\(module)"), page: try String(contentsOf: page, encoding: .utf8),
            in: module)
    }

    init(of files: [SourceFile], page: String, in module: String) {
        types = Set(files.flatMap { (try? $0.code.matches(of: Self.declaration)) ?? [] })
        let topics = page.components(separatedBy: "\n## Topics\n").dropFirst().joined()
        let links = (try? topics.matches(of: #"^- ``([^`]+)``$"#)) ?? []
        listed = Set(links.map { $0.replacingOccurrences(of: "\(module)/", with: "") }.filter { !$0.contains("/") })
    }

    var missing: [String] { types.subtracting(listed).sorted() }
    /// The listed names that aren't types of the module.
    var unknown: [String] { listed.subtracting(types).sorted() }

    private static let declaration =
        #"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|typealias) (\w+)"#
}
