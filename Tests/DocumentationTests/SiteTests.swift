import Foundation
import Testing

/// The site that `bin/docs` builds. Its search finds the titles in the navigator, so the navigator has the words of the
/// pages.
@Suite("Documentation site")
struct SiteTests {
    @Test func `The search finds the words of a guide below their section, but not those of a sample`() throws {
        let guide = try Self.children(of: "/documentation/guides/log")
        #expect(guide.map(\.title) == ["Levels"])
        let section = try #require(guide.first)
        #expect(section.path == "/documentation/guides/log#Levels")
        #expect(section.children.titles == ["Details", "TURBO_LOG", "abstract", "deeper", "quiet"])
        let word = try #require(section.children.first { $0.title == "deeper" })
        #expect(word.path == "/documentation/guides/log#Details")
    }

    @Test func `The search finds the words of an article of a module`() throws {
        let article = try Self.children(of: "/documentation/turbonavigator/signout")
        #expect(article.map(\.title) == ["Overview", "With a form"])
        #expect(article.map(\.children.titles) == [["password"], ["button"]])
        #expect(article.last?.children.first?.path == "/documentation/turbonavigator/signout#With-a-form")
    }

    /// The children in the navigator of a page of a small site, in the form of `docc merge`.
    private static func children(of path: String) throws -> [Node] {
        let site = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: site) }
        let pages = ["guides/log": log, "turbonavigator/signout": signOut]
        for (page, text) in pages {
            try write(text, to: site.appendingPathComponent("data/documentation/\(page).json"))
        }
        try write(index, to: site.appendingPathComponent("index/index.json"))
        try write("", to: site.appendingPathComponent("documentation/index.html"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Package.file("bin/lib/site.py").path, "finish", site.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let data = try Data(contentsOf: site.appendingPathComponent("index/index.json"))
        let roots = try #require(JSONDecoder().decode(Index.self, from: data).interfaceLanguages["swift"])
        return try #require(roots.compactMap { $0.node(at: path) }.first).children
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static let index = """
        {"interfaceLanguages": {"swift": [{"title": "Turbo Navigator", "type": "module", "children": [
          {"title": "Guides", "type": "module", "path": "/documentation/guides", "children": [
            {"title": "Log", "type": "article", "path": "/documentation/guides/log"},
            {"title": "TurboNavigator", "type": "symbol", "path": "/documentation/turbonavigator"}]},
          {"title": "TurboNavigator", "type": "module", "path": "/documentation/turbonavigator", "children": [
            {"title": "Sign-in", "type": "groupMarker"},
            {"title": "Sign out", "type": "article", "path": "/documentation/turbonavigator/signout"},
            {"title": "TurboTab", "type": "struct", "path": "/documentation/turbonavigator/turbotab"}]}]}]}}
        """

    private static let log = """
        {"abstract": [{"type": "text", "text": "abstract"}], "primaryContentSections": [{"kind": "content", "content": [
          {"type": "heading", "level": 2, "anchor": "Levels", "text": "Levels"},
          {"type": "paragraph", "inlineContent": [
            {"type": "text", "text": "quiet, Quiet"}, {"type": "codeVoice", "code": "TURBO_LOG"},
            {"type": "reference", "identifier": "doc://hidden", "isActive": true}]},
          {"type": "codeListing", "syntax": "swift", "code": ["let sample = 1"]},
          {"type": "heading", "level": 3, "anchor": "Details", "text": "Details"},
          {"type": "unorderedList", "items": [{"content": [
            {"type": "paragraph", "inlineContent": [{"type": "text", "text": "deeper quiet"}]}]}]}]}]}
        """

    private static let signOut = """
        {"primaryContentSections": [{"kind": "content", "content": [
          {"type": "heading", "level": 2, "anchor": "Overview", "text": "Overview"},
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "password"}]},
          {"type": "heading", "level": 3, "anchor": "With-a-form", "text": "With a form"},
          {"type": "paragraph", "inlineContent": [{"type": "text", "text": "button"}]}]}]}
        """
}

private struct Index: Decodable {
    let interfaceLanguages: [String: [Node]]
}

private struct Node: Decodable {
    let title: String
    let path: String?
    let children: [Node]

    private enum Key: CodingKey {
        case title, path, children
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        title = try values.decode(String.self, forKey: .title)
        path = try values.decodeIfPresent(String.self, forKey: .path)
        children = try values.decodeIfPresent([Node].self, forKey: .children) ?? []
    }

    func node(at path: String) -> Node? {
        self.path == path ? self : children.lazy.compactMap { $0.node(at: path) }.first
    }
}

extension [Node] {
    fileprivate var titles: [String] { map(\.title).sorted() }
}
