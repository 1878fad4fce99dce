internal import CWebKitGTK
internal import GObjectKit
public import UIKit

/// The cookies, caches and other data of sites. Web views of one store share them.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// The store that every web view uses unless told otherwise.
    ///
    /// NB: cookies of this store live in memory until the app ends.
    open class func `default`() -> WKWebsiteDataStore {
        shared
    }

    /// A store of its own that forgets everything when it goes.
    open class func nonPersistent() -> WKWebsiteDataStore {
        WKWebsiteDataStore(isPersistent: false)
    }

    private static let shared = WKWebsiteDataStore(isPersistent: true)

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

    private init(isPersistent: Bool) {
        self.isPersistent = isPersistent
        super.init()
    }

    private func makeSession() -> GObjectReference {
        let session =
            isPersistent
            ? GObjectReference(UnsafeMutableRawPointer(webkit_network_session_get_default()), .retaining)
            : GObjectReference(UnsafeMutableRawPointer(webkit_network_session_new_ephemeral()), .adopting)
        session.on("download-started") { [downloads] arguments in
            arguments.pointer(1).map { downloads.downloadStarted($0) }
            return .unhandled
        }
        return session
    }
}
