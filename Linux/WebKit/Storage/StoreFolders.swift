internal import UIKit

/// The folders of a data store. They belong to one app, and only the user can read them.
///
/// NB: without a folder for the cache, WebKitGTK puts the caches of all apps into one folder that others can read.
struct StoreFolders {
    let data: URL
    let cache: URL

    /// The app's folders in the user's data and cache folders.
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
