internal import UIKit

/// What the graphics driver of the web processes is told. They inherit it from the app.
enum GraphicsDriver {
    /// The number of free bytes that the driver's file needs, and some more.
    private static let leastRoom: Int64 = 16_000_000

    /// The devices of Mesa's drivers, of NVIDIA's, of Windows' subsystem for Linux, and of phones with Android's drivers.
    private static let devices = ["dri/renderD128", "nvidiactl", "dxg", "kgsl-3d0", "mali0"]

    /// Called before the first web view.
    static func prepare() { _ = isPrepared }

    private static let isPrepared: Bool = {
        // NB: WebKit paints pages by OpenGL also where the processor emulates it, which takes the processor longer than
        // painting. Layers, 3D and WebGL work as before.
        if !hasProcessor(in: URL(fileURLWithPath: "/dev")) { setenv("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1", 0) }
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        // NB: Mesa writes its compiled shaders by mapping a file. Without room for it, the system ends each web process as
        // soon as it draws.
        if let folder, isFull(folder) {
            Log.fault(
                "\(folder.path) is full, so pages are drawn without a cache of shaders. Make room for the app's caches."
            )
            setenv("MESA_SHADER_CACHE_DISABLE", "true", 1)
        }
        return true
    }()

    /// Whether there is a graphics processor, as far as its device tells.
    static func hasProcessor(in folder: URL) -> Bool {
        devices.contains { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    static func isFull(_ folder: URL) -> Bool {
        // The folder is made with the first file.
        let existing = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
            .first { FileManager.default.fileExists(atPath: $0.path) }
        let values = existing.flatMap { try? FileManager.default.attributesOfFileSystem(forPath: $0.path) }
        let room = (values?[.systemFreeSize] as? NSNumber)?.int64Value
        return room.map { $0 < leastRoom } ?? false
    }
}
