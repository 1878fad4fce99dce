import Foundation
import TurboNavigatorTool

/// Compares the pictures of two folders, for `turbo-navigator compare`.
@MainActor
package struct PictureComparison {
    private let options: CompareOptions
    private let console: Console
    private var sections: [String] = []

    package init(_ options: CompareOptions, _ console: Console = .standard) {
        self.options = options
        self.console = console
    }

    /// Prints what differs, and writes the page.
    ///
    /// - Throws: an error if a folder or a picture can't be read, or the page can't be written.
    package mutating func run() throws -> ExitCode {
        let (old, new) = (try Self.pictures(in: options.old), try Self.pictures(in: options.new))
        let all = old.union(new).sorted()
        guard !all.isEmpty else {
            throw ToolError("There are no PNG files in \(options.old.path) and \(options.new.path).")
        }
        for name in all {
            switch (old.contains(name), new.contains(name)) {
            case (true, true): try compare(name)
            case (true, false): try addOnly("Old", options.old, name)
            case (false, _): try addOnly("New", options.new, name)
            }
        }
        let summary = "\(all.count - sections.count) alike, \(sections.count) different"
        try write(summary)
        console.write("\(summary): \(options.page.path)")
        return sections.isEmpty ? .success : .findings
    }

    /// The paths of the pictures in a folder.
    private static func pictures(in folder: URL) throws -> Set<String> {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ToolError("\(folder.path) isn't a folder.")
        }
        return Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") })
    }

    private mutating func compare(_ name: String) throws {
        let (old, new) = (try pixels(options.old, name), try pixels(options.new, name))
        let (marked, part) = old.compared(with: new)
        guard part > 0 else { return }
        let sizes = "\(old.width) × \(old.height) before, \(new.width) × \(new.height) after"
        let isResized = (old.width, old.height) != (new.width, new.height)
        let percentage = String(format: "%.2f%%", max(part * 100, 0.01))
        add(
            name, isResized ? "\(percentage), \(sizes)" : percentage,
            [("Old", try data(options.old, name)), ("New", try data(options.new, name)), ("Difference", marked.png)])
    }

    private mutating func addOnly(_ title: String, _ folder: URL, _ name: String) throws {
        // People pass on the page. A link to a file that isn't a picture would put it there.
        _ = try pixels(folder, name)
        add(name, "only in \(folder.path)", [(title, try data(folder, name))])
    }

    private func pixels(_ folder: URL, _ name: String) throws -> Pixels {
        guard let pixels = Pixels(folder.appendingPathComponent(name)) else {
            throw ToolError("\(folder.appendingPathComponent(name).path) isn't a PNG file.")
        }
        return pixels
    }

    private func data(_ folder: URL, _ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    private mutating func add(_ name: String, _ difference: String, _ pictures: [(title: String, file: Data)]) {
        console.write("\(name): \(difference)")
        let figures = pictures.map { title, file in
            "<figure><figcaption>\(title)</figcaption><img src=\"data:image/png;base64,\(file.base64EncodedString())\" "
                + "alt=\"\(title)\"></figure>"
        }
        sections.append(
            "<section><h2>\(Self.escaped(name)) <small>\(Self.escaped(difference))</small></h2><div>"
                + figures.joined() + "</div></section>")
    }

    private func write(_ summary: String) throws {
        let template = Templates.texts.first?.content ?? ""
        let page = template.replacingOccurrences(of: "__SUMMARY__", with: summary)
            .replacingOccurrences(of: "__PICTURES__", with: sections.joined(separator: "\n"))
        do {
            try page.write(to: options.page, atomically: true, encoding: .utf8)
        } catch {
            throw ToolError("Cannot write \(options.page.path): \(error.localizedDescription)")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
