import Foundation

/// The folder of the Turbo Navigator package that a new app depends on.
enum LibraryFolder {
    /// Returns the folder at the path, a clone of the repository at the address or, for nil, the package that this tool
    /// was built in.
    ///
    /// - Parameter here: the folder of the new app's folder, in which a repository is cloned.
    /// - Throws: a ``ToolError`` if the folder isn't Turbo Navigator's, if no such folder is found, or if git fails.
    static func find(_ place: String?, beside here: URL) throws -> URL {
        if let place {
            if isAddress(place) { return try clone(place, in: here) }
            let folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
            guard isLibrary(folder) else { throw ToolError("\"\(place)\" isn't a clone of Turbo Navigator.") }
            return folder
        }
        let tool = URL(fileURLWithPath: OpenProgram.ownPath(CommandLine.arguments.first ?? ""))
            .resolvingSymlinksInPath()
        let folders = sequence(first: tool) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        guard let folder = folders.first(where: isLibrary) else {
            let address = repository(ofWheelWith: tool) ?? "https://github.com/OWNER/turbo-navigator"
            throw ToolError(
                """
                An app is built from the sources of Turbo Navigator. Add --package \(address), which clones them beside the app, \
                or name the folder of your clone with --package PATH.
                """)
        }
        return folder
    }

    /// A URL, or a place for ssh such as `git@example.com:team/turbo-navigator.git`.
    private static func isAddress(_ place: String) -> Bool {
        place.contains("://") || place.prefixMatch(of: /[\w.-]+@[\w.-]+:/) != nil
    }

    /// Clones a repository, unless there is a clone.
    private static func clone(_ address: String, in folder: URL) throws -> URL {
        let clone = folder.appendingPathComponent("turbo-navigator")
        guard !isLibrary(clone) else { return clone }
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "clone", "--quiet", "--depth", "1", "--", address, clone.path]
        try git.run()
        git.waitUntilExit()
        guard git.terminationStatus == 0 else {
            throw ToolError(
                "git couldn't clone \"\(address)\". Clone it yourself, and name the folder with --package PATH.")
        }
        guard isLibrary(clone) else { throw ToolError("\"\(address)\" isn't the repository of Turbo Navigator.") }
        return clone
    }

    /// Returns the address in the description of the Python package that contains the tool; nil if there is none.
    private static func repository(ofWheelWith tool: URL) -> String? {
        let libraries = tool.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib")
        let versions =
            (try? FileManager.default.contentsOfDirectory(at: libraries, includingPropertiesForKeys: nil)) ?? []
        return versions.lazy.compactMap { version in
            let name = "site-packages/turbo_navigator-\(Tool.version).dist-info/METADATA"
            let text = try? String(contentsOf: version.appendingPathComponent(name), encoding: .utf8)
            return text?.firstMatch(of: /\nProject-URL: Source, (https:\S+)/).map { String($0.1) }
        }.first
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
