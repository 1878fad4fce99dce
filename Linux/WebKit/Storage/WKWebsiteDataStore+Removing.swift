internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The responses that service workers have stored.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

// What an app or the user removes.
extension WKWebsiteDataStore {
    private static let types: KeyValuePairs<String, WebKitWebsiteDataTypes> = [
        WKWebsiteDataTypeDiskCache: WEBKIT_WEBSITE_DATA_DISK_CACHE,
        WKWebsiteDataTypeMemoryCache: WEBKIT_WEBSITE_DATA_MEMORY_CACHE,
        WKWebsiteDataTypeFetchCache: WEBKIT_WEBSITE_DATA_DOM_CACHE,
        WKWebsiteDataTypeCookies: WEBKIT_WEBSITE_DATA_COOKIES,
        WKWebsiteDataTypeSessionStorage: WEBKIT_WEBSITE_DATA_SESSION_STORAGE,
        WKWebsiteDataTypeLocalStorage: WEBKIT_WEBSITE_DATA_LOCAL_STORAGE,
        WKWebsiteDataTypeIndexedDBDatabases: WEBKIT_WEBSITE_DATA_INDEXEDDB_DATABASES,
        WKWebsiteDataTypeServiceWorkerRegistrations: WEBKIT_WEBSITE_DATA_SERVICE_WORKER_REGISTRATIONS,
    ]

    static var removableTypes: Set<String> { Set(types.map(\.key)) }

    func remove(_ types: Set<String>, modifiedSince date: Date, _ completionHandler: @escaping @MainActor () -> Void) {
        let flags = Self.types.reduce(0) { types.contains($1.key) ? $0 | $1.value.rawValue : $0 }
        // In microseconds; 0 removes all.
        let age = max(1, min(-date.timeIntervalSinceNow, 3_000_000_000)) * 1_000_000
        let context = callContext { manager, result in
            var error: UnsafeMutablePointer<GError>?
            webkit_website_data_manager_clear_finish(manager.map { OpaquePointer($0) }, result, &error)
            if let error { Log.fault("data of sites could not be removed: \(GLibError(consuming: error))") }
            completionHandler()
        }
        webkit_website_data_manager_clear(
            webkit_network_session_get_website_data_manager(session.opaque), WebKitWebsiteDataTypes(rawValue: flags),
            date == .distantPast ? 0 : GTimeSpan(age), nil, asyncReadyCallback, context)
    }
}
