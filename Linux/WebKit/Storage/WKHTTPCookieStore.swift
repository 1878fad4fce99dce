internal import CWebKitGTK
internal import GObjectKit
public import UIKit

/// The cookies of a data store, including those that pages can't read (`HttpOnly`).
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private let store: WKWebsiteDataStore

    init(store: WKWebsiteDataStore) {
        self.store = store
        super.init()
    }

    private var manager: OpaquePointer { webkit_network_session_get_cookie_manager(store.session.opaque) }

    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let context = store.callContext { manager, result in
            completionHandler(Self.cookies(of: manager, result))
        }
        webkit_cookie_manager_get_all_cookies(manager, nil, asyncReadyCallback, context)
    }

    open func allCookies() async -> [HTTPCookie] {
        await withCheckedContinuation { continuation in
            getAllCookies { continuation.resume(returning: $0) }
        }
    }

    /// Adds a cookie, or replaces the one with the same name, domain and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        let soupCookie = cookie.makeSoupCookie()
        let context = store.callContext { manager, result in
            Self.finish(manager, result, webkit_cookie_manager_add_cookie_finish)
            completionHandler?()
        }
        webkit_cookie_manager_add_cookie(manager, soupCookie, nil, asyncReadyCallback, context)
        soup_cookie_free(soupCookie)
    }

    open func setCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in
            setCookie(cookie) { continuation.resume() }
        }
    }

    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        let soupCookie = cookie.makeSoupCookie()
        let context = store.callContext { manager, result in
            Self.finish(manager, result, webkit_cookie_manager_delete_cookie_finish)
            completionHandler?()
        }
        webkit_cookie_manager_delete_cookie(manager, soupCookie, nil, asyncReadyCallback, context)
        soup_cookie_free(soupCookie)
    }

    open func deleteCookie(_ cookie: HTTPCookie) async {
        await withCheckedContinuation { continuation in
            delete(cookie) { continuation.resume() }
        }
    }

    /// Adds an observer of changes. The store doesn't retain it.
    open func add(_ observer: any WKHTTPCookieStoreObserver) {
        store.cookieObservers.add(observer, of: store)
    }

    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        store.cookieObservers.remove(observer)
    }

    private typealias Finish = (
        OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

    private static func finish(_ manager: UnsafeMutableRawPointer?, _ result: OpaquePointer, _ finish: Finish) {
        var error: UnsafeMutablePointer<GError>?
        _ = finish(manager.map { OpaquePointer($0) }, result, &error)
        if let error { Log.fault("a cookie could not be changed: \(GLibError(consuming: error))") }
    }

    private static func cookies(of manager: UnsafeMutableRawPointer?, _ result: OpaquePointer) -> [HTTPCookie] {
        var error: UnsafeMutablePointer<GError>?
        let list = webkit_cookie_manager_get_all_cookies_finish(manager.map { OpaquePointer($0) }, result, &error)
        if let error { Log.fault("the cookies could not be read: \(GLibError(consuming: error))") }
        defer { g_list_free_full(list) { soup_cookie_free(OpaquePointer($0)) } }
        return sequence(first: list) { $0?.pointee.next }
            .prefix { $0 != nil }
            .compactMap { $0?.pointee.data.map { OpaquePointer($0) } }
            .compactMap(HTTPCookie.make(from:))
    }
}

/// A method that reports changes of a store's cookies by a server, a page or the app. It is optional.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
