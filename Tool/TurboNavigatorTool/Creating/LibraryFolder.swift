import Foundation

/// The folder of the Turbo Navigator package that a new app depends on.
enum LibraryFolder {
    /// Returns the folder at the path or, for nil, the package that this tool was built in.
    ///
    /// - Throws: a ``ToolError`` if the folder isn't Turbo Navigator's, or if no such folder is found.
    static func find(_ path: String?) throws -> URL {
        if let path {
            let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            guard isLibrary(folder) else { throw ToolError("\"\(path)\" isn't a clone of Turbo Navigator.") }
            return folder
        }
        let tool = URL(fileURLWithPath: OpenProgram.ownPath(CommandLine.arguments.first ?? ""))
        let folders = sequence(first: tool.resolvingSymlinksInPath()) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        guard let folder = folders.first(where: isLibrary) else {
            throw ToolError("Can't find Turbo Navigator. Name the folder of your clone with --package PATH.")
        }
        return folder
    }

    private static func isLibrary(_ folder: URL) -> Bool {
        ["Package.swift", "Sources/TurboNavigator"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    /// The relative path from one folder to another. Both are absolute and without symbolic links.
    static func path(from start: URL, to end: URL) -> String {
        let (from, to) = (start.pathComponents, end.pathComponents)
        let common = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - common) + to.dropFirst(common)).joined(separator: "/")
    }
}
