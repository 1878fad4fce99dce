import Foundation
import Testing

/// A page in Markdown.
struct Document: Sendable, CustomTestStringConvertible {
    /// The path relative to the package.
    let path: String
    let text: String

    var testDescription: String { path }

    static let all: [Document] = paths.compactMap { path in
        (try? String(contentsOf: Package.file(path), encoding: .utf8)).map { Document(path: path, text: $0) }
    }

    private static var paths: [String] {
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"] + Package.files(below: "docs", endingIn: ".md")
            + Package.files(below: "Sources", endingIn: ".md")
    }
}

/// The files of this package.
enum Package {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

    static func files(below path: String, endingIn suffix: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: file(path).path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(path)/\($0)" }
    }
}
