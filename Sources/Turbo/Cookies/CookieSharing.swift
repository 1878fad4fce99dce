import WebKit

/// Copies the cookies of a store to `HTTPCookieStorage.shared` when they change, so that the app's own requests are
/// signed in as its pages are, and signed out with them.
@MainActor
final class CookieSharing: NSObject, WKHTTPCookieStoreObserver {
    // Kept for the life of the app: there is one store for all pages, and the sessions come and go.
    private static var all = WeakTable<CookieSharing>()

    private let store: WKHTTPCookieStore
    private var copies = CookieCopies()
    private var isReading = false
    private var isOutdated = false
    /// The callers that wait for the next reading, and for the running one. A page that sets cookies without end keeps nobody
    /// waiting longer.
    private var waiting: [@MainActor () -> Void] = []
    private var served: [@MainActor () -> Void] = []

    /// The one for this store. nil for a store that forgets everything: what it has is not for the rest of the app.
    static func of(_ dataStore: WKWebsiteDataStore) -> CookieSharing? {
        guard dataStore.isPersistent else { return nil }
        if let sharing = all[dataStore] { return sharing }
        let sharing = CookieSharing(dataStore.httpCookieStore)
        all[dataStore] = sharing
        return sharing
    }

    private init(_ store: WKHTTPCookieStore) {
        self.store = store
        super.init()
        store.add(self)
        read()
    }

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
        read()
    }

    /// Calls back when the cookies as they are now have been copied.
    ///
    /// NB: the observer's call may come after the end of the request that set a cookie, so this asks the store.
    func whenCopied(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        read()
    }

    /// Calls back at once, but not before those who wait.
    func afterWaiting(_ action: @escaping @MainActor () -> Void) {
        waiting.isEmpty && served.isEmpty ? action() : waiting.append(action)
    }

    /// One at a time: a page that sets ten cookies causes two readings.
    private func read() {
        guard !isReading else { return isOutdated = true }
        isReading = true
        isOutdated = false
        (served, waiting) = (waiting, [])
        store.getAllCookies { [weak self] in self?.copy($0) }
    }

    private func copy(_ cookies: [HTTPCookie]) {
        isReading = false
        let (changed, gone) = copies.update(to: cookies)
        changed.forEach(HTTPCookieStorage.shared.setCookie)
        gone.forEach(HTTPCookieStorage.shared.deleteCookie)
        if !changed.isEmpty || !gone.isEmpty {
            TurboLog.shared.record(.debug, "cookies", .cookiesCopied(changed.count, deleted: gone.count))
        }
        let actions = served
        served = []
        for action in actions { action() }
        if isOutdated || !waiting.isEmpty { read() }
    }
}
