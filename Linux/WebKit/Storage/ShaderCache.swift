internal import UIKit

/// The compiled shaders that the graphics driver keeps in the user's folder for caches.
enum ShaderCache {
    /// The number of free bytes that the driver's file needs, and some more.
    private static let leastRoom: Int64 = 16_000_000

    /// Turns the cache off if its folder is full. Called before the first web view.
    ///
    /// NB: Mesa writes by mapping a file. Without room for it, the system ends each web process as soon as it draws.
    static func prepare() { _ = isUsed }

    private static let isUsed: Bool = {
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        guard let folder, isFull(folder) else { return true }
        Log.fault(
            "\(folder.path) is full, so pages are drawn without a cache of shaders. Make room for the app's caches.")
        setenv("MESA_SHADER_CACHE_DISABLE", "true", 1)
        return false
    }()

    static func isFull(_ folder: URL) -> Bool {
        // The folder is made with the first file.
        let existing = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        let values = existing.flatMap { try? FileManager.default.attributesOfFileSystem(forPath: $0.path) }
        let room = (values?[.systemFreeSize] as? NSNumber)?.int64Value
        return room.map { $0 < leastRoom } ?? false
    }
}
