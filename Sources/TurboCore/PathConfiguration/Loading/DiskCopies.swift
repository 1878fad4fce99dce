import Foundation

/// Stores the last valid response of each server in a folder, for the next launch and for use offline.
///
/// The file name of a copy is a hash of the full URL. A copy is written atomically, and only the user can read it.
struct DiskCopies: Sendable {
    let folder: URL

    /// The file with the copy of a URL's response.
    func file(for url: URL) -> URL {
        folder.appendingPathComponent(Self.name(of: url.absoluteString) + ".json")
    }

    /// Returns the FNV-1a hash of a URL: a name of a fixed length for the few servers of an app.
    private static func name(of url: String) -> String {
        let hash = url.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }

    /// Returns the copy, or nil if there is none.
    func read(_ url: URL) throws -> Data? {
        let file = file(for: url)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try SourceLoader.readFile(file)
    }

    /// Replaces the copy. The caller must have validated the response.
    func write(_ data: Data, for url: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let new = folder.appendingPathComponent("." + UUID().uuidString)
        // Created empty and private first, so that other users can never read the text.
        guard manager.createFile(atPath: new.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        do {
            let handle = try FileHandle(forWritingTo: new)
            defer { handle.closeFile() }
            try handle.write(contentsOf: data)
            try handle.synchronize()
            guard rename(new.path, file(for: url).path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            unlink(new.path)
            throw error
        }
    }

    /// Removes a copy that can't be used.
    func remove(_ url: URL) {
        unlink(file(for: url).path)
    }
}
