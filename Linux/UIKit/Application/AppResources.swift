/// Where the app's own resources are: on iOS in one bundle, on Linux in folders beside the executable, into which SwiftPM
/// copies those of each target.
package enum AppResources {
    /// The module of the app delegate, whose resources count besides the executable's.
    ///
    /// Unchecked: it is set by the launch, before any code of the app runs that could look for a resource.
    nonisolated(unsafe) static var module = ""

    /// The folders that may have a resource, that of the executable first.
    static func folders(ofModule module: String) -> [URL] {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return folders(beside: executable.deletingLastPathComponent(), of: [executable.lastPathComponent, module])
    }

    /// The folder itself, and those that targets of these names copied into the resources beside it.
    package static func folders(beside folder: URL, of targets: [String]) -> [URL] {
        let bundles = contents(of: folder).filter { bundle in
            targets.contains { bundle.lastPathComponent.hasSuffix("_\($0).resources") }
        }
        return [folder] + bundles + bundles.flatMap { contents(of: $0) }
    }

    /// The file of a resource in the first of the folders that has it.
    static func url(_ name: String, withExtension ext: String) -> URL? {
        let bundles = folders(ofModule: module).lazy.compactMap { Bundle(url: $0) }
        return bundles.compactMap { $0.url(forResource: name, withExtension: ext, subdirectory: nil) }.first
    }

    private static func contents(of folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }
}
