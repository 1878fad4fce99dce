internal import CWebKitGTK
internal import GObjectKit

/// The downloads of a data store that apps have asked for. All others are refused.
///
/// NB: without this a page that sets `location` to an attachment writes a file into the home folder unasked.
@MainActor
final class DownloadClaims {
    /// NB: a view may go before its download begins, which then never does, and the next view may get its address.
    private struct Claim {
        weak var webView: WKWebView?
        let take: (UnsafeMutableRawPointer) -> Void
    }

    private var claims: [Claim] = []
    /// Marks a download that is an app's already: the engine tells of its start too, unless it never begins.
    private static let mark = "tn-is-taken"

    /// Gives the next download of a view to whoever has allowed it.
    func claim(from webView: WKWebView, _ take: @escaping (UnsafeMutableRawPointer) -> Void) {
        claims.append(Claim(webView: webView, take: take))
    }

    func note(_ download: GObjectReference) {
        g_object_set_data(download.cast(), Self.mark, download.pointer)
    }

    func downloadStarted(_ download: UnsafeMutableRawPointer) {
        if g_object_get_data(download.assumingMemoryBound(to: GObject.self), Self.mark) != nil { return }
        let view = webkit_download_get_web_view(OpaquePointer(download)).map { UnsafeMutableRawPointer($0) }
        claims.removeAll { $0.webView == nil }
        if let index = claims.firstIndex(where: { $0.webView?.engine.pointer == view }) {
            return claims.remove(at: index).take(download)
        }
        connect(download, "decide-destination") { arguments in
            arguments.pointer(0).map { webkit_download_cancel(OpaquePointer($0)) }
            return .handled
        }
        webkit_download_cancel(OpaquePointer(download))
    }
}
