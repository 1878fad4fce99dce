import WebKit

/// Copies the cookies of a store to `HTTPCookieStorage.shared` when they change, so that the app's own requests are
/// signed in and out together with its pages.
@MainActor
final class CookieSharing: NSObject, WKHTTPCookieStoreObserver {
    // Kept for the lifetime of the app: all pages share one store, and sessions are created and deallocated.
    private static var all = WeakTable<CookieSharing>()

    private let store: WKHTTPCookieStore
    private var copies = CookieCopies()
    private var isReading = false
    private var isOutdated = false
    /// The callers that wait for the next read, and those that wait for the running one. So a page that sets cookies
    /// all the time doesn't delay them further.
    private var waiting: [@MainActor () -> Void] = []
    private var served: [@MainActor () -> Void] = []

    /// Returns the instance for a store; nil for a nonpersistent store, whose cookies are private to its pages.
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

    /// Calls back when the current cookies have been copied.
    ///
    /// NB: WebKit may call the observer only after the request that set a cookie has ended, so this reads the store.
    func whenCopied(_ action: @escaping @MainActor () -> Void) {
        waiting.append(action)
        read()
    }

    /// Calls back at once, or after the callers that are waiting.
    func afterWaiting(_ action: @escaping @MainActor () -> Void) {
        waiting.isEmpty && served.isEmpty ? action() : waiting.append(action)
    }

    /// Reads the store, once at a time: a page that sets ten cookies causes two reads.
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
            TurboLog.shared.log(.debug, "cookies", .cookiesCopied(changed.count, deleted: gone.count))
        }
        let actions = served
        served = []
        for action in actions { action() }
        if isOutdated || !waiting.isEmpty { read() }
    }
}
