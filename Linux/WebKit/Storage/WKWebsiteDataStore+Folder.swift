internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// The data of a store on disk.
extension WKWebsiteDataStore {
    /// Returns a WebKitGTK session that stores nothing on disk.
    static func openSession() -> GObjectReference {
        GObjectReference(UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()), .adopting)
    }

    /// Returns a WebKitGTK session that stores its data in these folders, or in memory if they can't be written.
    static func openSession(in folders: StoreFolders?) -> GObjectReference {
        do {
            guard let folders else { throw CocoaError(.fileNoSuchFile) }
            try folders.make()
            let cookies = try makeCookieFile(in: folders.data)
            let session = GObjectReference(
                UnsafeMutableRawPointer(webkit_network_session_new(folders.data.path, folders.cache.path)), .adopting)
            // WebKitGTK saves only cookies with an expiry date; the others are discarded when the app ends, as on iOS.
            webkit_cookie_manager_set_persistent_storage(
                webkit_network_session_get_cookie_manager(session.opaque), cookies.path,
                WEBKIT_COOKIE_PERSISTENT_STORAGE_SQLITE)
            return session
        } catch {
            Log.fault("website data is kept only in memory, until the app ends: \(error)")
            return openSession()
        }
    }

    /// NB: WebKitGTK would create the file readable by everyone. SQLite keeps the permissions of an existing file.
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
