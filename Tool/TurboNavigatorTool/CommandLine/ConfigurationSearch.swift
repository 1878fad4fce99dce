import Foundation
import TurboCore

/// Finds the path configurations of a project by their usual names, for `check` without a file.
enum ConfigurationSearch {
    /// The same as in `.pre-commit-hooks.yaml`.
    static let names =
        #"(?i)(path[-_]?config[^/]*|configurations/.*|assets/json/[^/]*config[^/]*|(^|/)(turbo|hotwire)[-_](native|ios|android|path)[^/]*|(^|/)(ios|android)([-_]?v?\d+)?)\.json$"#
    static let otherNames = #"\.schema\.json$"#

    /// Folders of other people's files and of products.
    private static let skipped: Set<String> = [
        "node_modules", "vendor", "Pods", "build", "tmp", "log", "dist", "coverage",
    ]
    private static let maximumDepth = 8

    /// Returns the paths in a folder, relative to it, in alphabetical order.
    static func paths(in folder: URL) -> [String] {
        let manager = FileManager.default
        guard
            let files = manager.enumerator(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        else { return [] }
        var found: [String] = []
        let start = folder.standardizedFileURL.pathComponents.count
        for case let file as URL in files {
            let parts = file.standardizedFileURL.pathComponents.dropFirst(start)
            if skipped.contains(file.lastPathComponent) || parts.count > maximumDepth {
                files.skipDescendants()
                continue
            }
            let path = parts.joined(separator: "/")
            guard file.pathExtension.lowercased() == "json", isUsual(path), let data = try? Data(contentsOf: file),
                !PathConfigurationText(data).isOfAnotherKind
            else { continue }
            found.append(path)
        }
        return found.sorted()
    }

    static func isUsual(_ path: String) -> Bool {
        path.range(of: names, options: .regularExpression) != nil
            && path.range(of: otherNames, options: .regularExpression) == nil
    }
}
