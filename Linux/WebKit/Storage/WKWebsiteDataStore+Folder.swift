internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What a store keeps on disk, and where.
extension WKWebsiteDataStore {
    /// An engine's session that keeps nothing.
    static func openSession() -> GObjectReference {
        GObjectReference(UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()), .adopting)
    }

    /// An engine's session that keeps its data in these folders; in memory if they cannot be written.
    static func openSession(in folders: StoreFolders?) -> GObjectReference {
        do {
            guard let folders else { throw CocoaError(.fileNoSuchFile) }
            try folders.make()
            let cookies = try makeCookieFile(in: folders.data)
            let session = GObjectReference(
                UnsafeMutableRawPointer(webkit_network_session_new(folders.data.path, folders.cache.path)), .adopting)
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
        let file = folder.appendingPathComponent("cookies.sqlite")
        if !manager.fileExists(atPath: file.path), !manager.createFile(atPath: file.path, contents: nil) {
            throw CocoaError(.fileWriteUnknown)
        }
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file
    }
}
