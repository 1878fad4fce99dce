import Foundation
import TurboSession
import WebKit

/// A download that was requested, or runs.
@MainActor
struct RunningDownload {
    /// The identifier of its entry in the navigator's list.
    let id: Int
    let session: Session
    var download: WKDownload
    /// Whether the user's tap or a visit led to the file.
    let isRequested: Bool
    var file: URL?
    /// The size of the whole file; nil if it isn't known.
    var size: Int64?
    /// Whether the download alert waits for the user.
    var isAwaitingUser = false
    /// The error of a download that failed before the user has chosen in the alert.
    var failure: (any Error)?
    /// The attempts to resume it since it last received something.
    var retry = DownloadRetry()
}
