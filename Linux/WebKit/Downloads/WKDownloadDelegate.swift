public import UIKit

/// Methods that provide the destination of a download and report its end.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
    /// Provides the destination of the file, after the response has begun. The file must not exist; its folder must.
    /// nil cancels the download.
    ///
    /// - Parameter suggestedFilename: a name from the server or the page, which can't be trusted.
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
