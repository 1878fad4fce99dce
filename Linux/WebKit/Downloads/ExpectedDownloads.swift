internal import CWebKitGTK
internal import GObjectKit

/// The downloads of a data store that the app has allowed. All others are cancelled.
///
/// NB: otherwise WebKitGTK would save an attachment in the home folder without asking, if a page sets `location` to it.
@MainActor
final class ExpectedDownloads {
    /// NB: a view may be deallocated before its download begins. Then the download never begins, and another view may
    /// get the same address.
    private struct Claim {
        weak var webView: WKWebView?
        let take: (UnsafeMutableRawPointer) -> Void
    }

    private var claims: [Claim] = []
    /// Marks a download that the app has already taken over. WebKitGTK also reports the start of these, if they begin.
    private static let mark = "tn-is-taken"

    /// Passes the next download of a view to the caller, who has allowed it.
    func claim(from webView: WKWebView, _ take: @escaping (UnsafeMutableRawPointer) -> Void) {
        claims.append(Claim(webView: webView, take: take))
    }

    func register(_ download: GObjectReference) {
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
