internal import CWebKitGTK
internal import GObjectKit

/// The downloads of a data store that apps have asked for. All others are refused.
///
/// NB: without this a page that sets `location` to an attachment writes a file into the home folder unasked.
@MainActor
final class DownloadClaims {
    private struct Claim {
        let view: UnsafeMutableRawPointer
        let take: (UnsafeMutableRawPointer) -> Void
    }

    private var claims: [Claim] = []
    /// Downloads that are an app's already: the engine tells of their start too.
    private var taken: Set<UnsafeMutableRawPointer> = []

    /// Gives the next download of a view to whoever has allowed it.
    func claim(from view: GObjectReference, _ take: @escaping (UnsafeMutableRawPointer) -> Void) {
        claims.append(Claim(view: view.pointer, take: take))
    }

    func note(_ download: UnsafeMutableRawPointer) {
        taken.insert(download)
    }

    func downloadStarted(_ download: UnsafeMutableRawPointer) {
        if taken.remove(download) != nil { return }
        let view = webkit_download_get_web_view(OpaquePointer(download)).map { UnsafeMutableRawPointer($0) }
        if let index = claims.firstIndex(where: { $0.view == view }) {
            return claims.remove(at: index).take(download)
        }
        connect(download, "decide-destination") { arguments in
            arguments.pointer(0).map { webkit_download_cancel(OpaquePointer($0)) }
            return .handled
        }
        webkit_download_cancel(OpaquePointer(download))
    }
}
