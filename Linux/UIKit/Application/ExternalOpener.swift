internal import CGTK
internal import GObjectKit

/// Opens URLs in other apps.
@MainActor
enum ExternalOpener {
    static func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme, let info = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(info))
        return true
    }

    static func open(_ url: URL) -> Bool {
        var error: UnsafeMutablePointer<GError>?
        guard g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) == 0 else { return true }
        if let error { Log.warn("Cannot open \(url.scheme ?? "a link"): \(GLibError(consuming: error).message)") }
        return false
    }
}
