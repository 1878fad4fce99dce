internal import UIKit

/// Where a data store keeps what it knows of sites: folders that belong to one app, and that the user alone can read.
///
/// NB: without a folder for its cache the engine puts the caches of all apps together into one that others may read.
struct StoreFolders {
    let data: URL
    let cache: URL

    /// The app's own, among the user's data and caches.
    static var standard: StoreFolders? {
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        func folder(_ directory: FileManager.SearchPathDirectory) -> URL? {
            FileManager.default.urls(for: directory, in: .userDomainMask).first?
                .appendingPathComponent(app).appendingPathComponent("WebKit")
        }
        guard let data = folder(.applicationSupportDirectory), let cache = folder(.cachesDirectory) else { return nil }
        return StoreFolders(data: data, cache: cache)
    }

    func make() throws {
        let manager = FileManager.default
        for folder in [data, cache] {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        }
    }
}
