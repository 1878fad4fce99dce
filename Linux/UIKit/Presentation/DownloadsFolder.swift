internal import CGTK

/// The user's folder for downloads.
package enum DownloadsFolder {
    /// The folder in the user's settings, or else "Downloads" in the home folder.
    package static var url: URL {
        if let path = g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD) {
            return URL(fileURLWithPath: String(cString: path))
        }
        return URL(fileURLWithPath: String(cString: g_get_home_dir())).appendingPathComponent("Downloads")
    }

    /// Copies a file to the folder, under a name that isn't in use.
    ///
    /// - Returns: the URL of the copy.
    static func save(_ file: URL) throws -> URL {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let place = unusedURL(for: file, in: url)
        try FileManager.default.copyItem(at: file, to: place)
        return place
    }

    /// The copies that were kept, by the files that they were made of.
    @MainActor private static var kept: [URL: URL] = [:]

    /// Copies a file to the folder, unless that copy is still there.
    @MainActor
    static func keep(_ file: URL) throws -> URL {
        if let copy = kept[file], FileManager.default.fileExists(atPath: copy.path) { return copy }
        let copy = try save(file)
        kept[file] = copy
        return copy
    }

    /// A URL that isn't in use: "note.txt", then "note 2.txt", …
    private static func unusedURL(for file: URL, in folder: URL) -> URL {
        let (name, type) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        var place = folder.appendingPathComponent(file.lastPathComponent)
        var number = 1
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = folder.appendingPathComponent(type.isEmpty ? "\(name) \(number)" : "\(name) \(number).\(type)")
        }
        return place
    }
}
