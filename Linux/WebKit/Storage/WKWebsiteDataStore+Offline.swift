internal import CWebKitGTK
internal import GObjectKit

// A device without a network, for tests.
extension WKWebsiteDataStore {
    /// The discard service, which no machine has: connections are refused.
    private static let nowhere = "http://127.0.0.1:9"

    /// Lets the requests of pages fail, whatever their server is.
    package func disconnect() {
        let settings = webkit_network_proxy_settings_new(Self.nowhere, nil)
        webkit_network_session_set_proxy_settings(session.opaque, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
        webkit_network_proxy_settings_free(settings)
    }

    /// Ends what ``disconnect()`` has begun.
    package func connect() {
        webkit_network_session_set_proxy_settings(session.opaque, WEBKIT_NETWORK_PROXY_MODE_DEFAULT, nil)
    }
}
