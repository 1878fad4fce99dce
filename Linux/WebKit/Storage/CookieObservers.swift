internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The observers of a store's cookies. They are referenced weakly, as on iOS.
@MainActor
final class CookieObservers {
    private struct Entry {
        weak var observer: (any WKHTTPCookieStoreObserver)?
    }

    private var entries: [Entry] = []
    private var isConnected = false

    func add(_ observer: any WKHTTPCookieStoreObserver, of store: WKWebsiteDataStore) {
        remove(observer)
        entries.append(Entry(observer: observer))
        connect(to: store)
    }

    func remove(_ observer: any WKHTTPCookieStoreObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }

    private func connect(to store: WKWebsiteDataStore) {
        guard !isConnected, let manager = webkit_network_session_get_cookie_manager(store.session.opaque) else {
            return
        }
        isConnected = true
        GObjectKit.connect(UnsafeMutableRawPointer(manager), "changed") { [weak store] _ in
            if let store { store.cookieObservers.notify(store.httpCookieStore) }
            return .unhandled
        }
    }

    private func notify(_ store: WKHTTPCookieStore) {
        for entry in entries { entry.observer?.cookiesDidChange(in: store) }
    }
}
