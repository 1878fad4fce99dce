/// The app's resources. On iOS they are in one bundle, on Linux in folders beside the executable, into which SwiftPM
/// copies the resources of each target.
package enum AppResources {
    /// The module of the app delegate. Its resources are searched as well as the executable's.
    ///
    /// Not checked for concurrency: it is set during the launch, before the app's code can look for a resource.
    nonisolated(unsafe) static var module = ""

    /// The folders in which to search for a resource, the executable's first.
    static func folders(ofModule module: String) -> [URL] {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return folders(beside: executable.deletingLastPathComponent(), of: [executable.lastPathComponent, module])
    }

    /// The folder, and the resource folders in it of the targets with these names.
    package static func folders(beside folder: URL, of targets: [String]) -> [URL] {
        let bundles = contents(of: folder).filter { bundle in
            targets.contains { bundle.lastPathComponent.hasSuffix("_\($0).resources") }
        }
        return [folder] + bundles + bundles.flatMap { contents(of: $0) }
    }

    /// The URL of a resource in the first folder that contains it.
    static func url(_ name: String, withExtension ext: String) -> URL? {
        let bundles = folders(ofModule: module).lazy.compactMap { Bundle(url: $0) }
        return bundles.compactMap { $0.url(forResource: name, withExtension: ext, subdirectory: nil) }.first
    }

    private static func contents(of folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }
    }
}

// NB: Foundation declares both methods with optional strings. With strings that aren't optional the compiler prefers
// these.
extension Bundle {
    /// Returns the URL of a resource. As on iOS, the main bundle includes the resources of the app's target.
    public func url(forResource name: String, withExtension ext: String) -> URL? {
        let own = url(forResource: name, withExtension: ext, subdirectory: nil)
        return self === Bundle.main ? own ?? AppResources.url(name, withExtension: ext) : own
    }

    /// Returns the path of a resource. As on iOS, the main bundle includes the resources of the app's target.
    public func path(forResource name: String, ofType ext: String) -> String? {
        url(forResource: name, withExtension: ext)?.path
    }
}
