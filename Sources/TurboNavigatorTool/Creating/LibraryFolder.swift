import Foundation

/// The folder of Turbo Navigator, on which a new app depends.
enum LibraryFolder {
    /// The folder that is named, or the one in which this tool was built.
    ///
    /// - Throws: a ``ToolError`` that says what to name.
    static func find(_ path: String?) throws -> URL {
        if let path {
            let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            guard isLibrary(folder) else { throw ToolError("There is no Turbo Navigator in \"\(path)\".") }
            return folder
        }
        let tool = URL(fileURLWithPath: OpenProgram.ownPath(CommandLine.arguments.first ?? ""))
        let folders = sequence(first: tool.resolvingSymlinksInPath()) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        guard let folder = folders.first(where: isLibrary) else {
            throw ToolError("Where is your clone of Turbo Navigator? Name its folder with --package PATH.")
        }
        return folder
    }

    private static func isLibrary(_ folder: URL) -> Bool {
        ["Package.swift", "Sources/TurboNavigator"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    /// The way from one folder to another one. Both are absolute and without links.
    static func path(from start: URL, to end: URL) -> String {
        let (from, to) = (start.pathComponents, end.pathComponents)
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
    }
}
