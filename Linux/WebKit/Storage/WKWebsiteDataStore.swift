internal import GObjectKit
public import UIKit

/// The cookies, caches and other data of websites. Web views with the same store share them.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// Returns the default store of web views. Its data is saved on disk, except for session cookies.
    open class func `default`() -> WKWebsiteDataStore {
        shared
    }

    /// Returns a new store in memory. Its data is discarded with it.
    open class func nonPersistent() -> WKWebsiteDataStore {
        WKWebsiteDataStore(isPersistent: false, folders: nil)
    }

    private static let shared = WKWebsiteDataStore(isPersistent: true, folders: .standard)

    open private(set) var isPersistent: Bool
    /// The cookies of this store.
    open var httpCookieStore: WKHTTPCookieStore {
        if let cookieStore { return cookieStore }
        let store = WKHTTPCookieStore(store: self)
        cookieStore = store
        return store
    }
    // Weak, because the cookie store retains this object.
    private weak var cookieStore: WKHTTPCookieStore?

    let downloads = ExpectedDownloads()
    private(set) lazy var zoom = UserZoom(file: folders?.data.appendingPathComponent("zoom.json"))
    private(set) lazy var permissions = SitePermissions(
        file: folders?.data.appendingPathComponent("permissions.json"))
    private(set) lazy var passwords = SavedPasswords(permissions: permissions)

    /// Whether a server may have got a name and a password, which WebKitGTK sends again until its session ends.
    var hasCredentials = false

    /// Whether the store is like a new one once all types of data are removed.
    package var canBeEmptied: Bool { !hasCredentials && permissions.isEmpty && zoom.isEmpty }

    /// Created with the first web view, so that a configuration can be made without a display.
    lazy var session = makeSession()

    private let folders: StoreFolders?
    let cookieObservers = CookieObservers()

    private init(isPersistent: Bool, folders: StoreFolders?) {
        self.isPersistent = isPersistent
        self.folders = folders
        super.init()
    }

    /// Creates a store with its data in a folder, and its cache in a subfolder "Cache".
    package convenience init(folder: URL) {
        let folders = StoreFolders(data: folder, cache: folder.appendingPathComponent("Cache"))
        self.init(isPersistent: true, folders: folders)
    }

    /// Creates a store like one in memory, but with its data in a folder, which the caller deletes.
    ///
    /// NB: WebKitGTK can't remove the service workers of a store in memory.
    package convenience init(temporaryFolder folder: URL) {
        let folders = StoreFolders(data: folder, cache: folder.appendingPathComponent("Cache"))
        self.init(isPersistent: false, folders: folders)
    }

    /// Returns all types of data that can be removed.
    open class func allWebsiteDataTypes() -> Set<String> { removableTypes }

    /// Removes data of all sites.
    ///
    /// - Parameters:
    ///   - dataTypes: the types of data, such as `WKWebsiteDataTypeCookies`.
    ///   - date: data that was last changed before this date stays. `Date.distantPast` removes all.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }

    /// Removes data of all sites.
    ///
    /// - Parameters:
    ///   - dataTypes: the types of data, such as `WKWebsiteDataTypeCookies`.
    ///   - date: data that was last changed before this date stays. `Date.distantPast` removes all.
    ///   - completionHandler: called when the data is gone.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(dataTypes, modifiedSince: date, completionHandler)
    }

    /// Returns the user data for a call of one of the session's managers.
    ///
    /// NB: the task of a call holds the manager, which crashes if it ends after its session. The session lives until the
    /// task has ended, right after this callback, although the app may have released its store.
    func callContext(
        _ handler: @escaping @MainActor (_ manager: UnsafeMutableRawPointer?, _ result: OpaquePointer) -> Void
    ) -> UnsafeMutableRawPointer {
        let session = session
        return asyncReadyContext { manager, result in
            handler(manager, result)
            Task { withExtendedLifetime(session) {} }
        }
    }

    private func makeSession() -> GObjectReference {
        let isInMemory = !isPersistent && folders == nil
        let session = isInMemory ? Self.openSession() : Self.openSession(in: folders)
        session.on("download-started") { [downloads] arguments in
            arguments.pointer(1).map { downloads.downloadStarted($0) }
            return .unhandled
        }
        return session
    }
}
