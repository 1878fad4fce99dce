public import UIKit

/// Says where a download goes and hears how it ended.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// The answer has begun: where to write it to. The file must not exist yet, its folder must. nil ends the download.
    ///
    /// - Parameter suggestedFilename: the server's idea, or the page's. Not to be trusted.
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)

    func downloadDidFinish(_ download: WKDownload)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
    public func downloadDidFinish(_ download: WKDownload) {}
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
