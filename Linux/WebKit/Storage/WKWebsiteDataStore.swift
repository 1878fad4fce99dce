internal import GObjectKit
public import UIKit

/// The cookies, caches and other data of sites. Web views of one store share them.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// The store that every web view uses unless told otherwise. Cookies with an expiry date stay for the next start.
    open class func `default`() -> WKWebsiteDataStore {
        shared
    }

    /// A store of its own that forgets everything when it goes.
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
    // It holds this object.
    private weak var cookieStore: WKHTTPCookieStore?

    let downloads = DownloadClaims()

    /// Made with the first web view, so that a configuration can be filled without a display.
    lazy var session = makeSession()

    private let folders: StoreFolders?
    let cookieObservers = CookieObservers()

    private init(isPersistent: Bool, folders: StoreFolders?) {
        self.isPersistent = isPersistent
        self.folders = folders
        super.init()
    }

    /// A store that keeps its data in this folder, and its cache in a folder "Cache" there.
    package convenience init(folder: URL) {
        let folders = StoreFolders(data: folder, cache: folder.appendingPathComponent("Cache"))
        self.init(isPersistent: true, folders: folders)
    }

    private func makeSession() -> GObjectReference {
        let session = isPersistent ? Self.openSession(in: folders) : Self.openSession()
        session.on("download-started") { [downloads] arguments in
            arguments.pointer(1).map { downloads.downloadStarted($0) }
            return .unhandled
        }
        return session
    }
}
