internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What a store keeps on disk, and where.
extension WKWebsiteDataStore {
    /// A folder of the app's own among the user's data, that the user alone can read.
    static var standardFolder: URL? {
        let data = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return data?.appendingPathComponent(app).appendingPathComponent("WebKit")
    }

    /// An engine's session that keeps nothing.
    static func openSession() -> GObjectReference {
        GObjectReference(UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()), .adopting)
    }

    /// An engine's session that keeps its data in this folder; in memory if that cannot be written.
    static func openSession(in folder: URL?) -> GObjectReference {
        do {
            guard let folder else { throw CocoaError(.fileNoSuchFile) }
            let cookies = try makeCookieFile(in: folder)
            let session = GObjectReference(
                UnsafeMutableRawPointer(webkit_network_session_new(folder.path, nil)), .adopting)
            // It writes cookies with an expiry date alone; the others go with the app, as on iOS.
            webkit_cookie_manager_set_persistent_storage(
                webkit_network_session_get_cookie_manager(session.opaque), cookies.path,
                WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
            return session
        } catch {
            Log.fault("cookies and other data of sites go when the app ends: \(error)")
            return openSession()
        }
    }

    /// NB: the engine makes the file readable for everybody; SQLite leaves the rights of one that is there.
    private static func makeCookieFile(in folder: URL) throws -> URL {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let file = folder.appendingPathComponent("cookies.sqlite")
        if !manager.fileExists(atPath: file.path), !manager.createFile(atPath: file.path, contents: nil) {
            throw CocoaError(.fileWriteUnknown)
        }
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file
    }
}
