internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// Downloads that the delegate allows or the app starts.
extension WKWebView {
    /// NB: WebKitGTK has no timeout of its own.
    private static let downloadTimeout: TimeInterval = 60

    func makeDownload(of request: URLRequest) -> WKDownload? {
        guard let url = request.url,
            let pointer = webkit_web_view_download_uri(engine.cast(), url.absoluteString)
        else { return nil }
        let download = GObjectReference(UnsafeMutableRawPointer(pointer), .adopting)
        settings.websiteDataStore.downloads.register(download)
        return WKDownload(EngineDownload(download.pointer), timeout: request.timeoutInterval)
    }

    /// Turns a policy decision of WebKitGTK into a download.
    func download(_ decision: PolicyDecision, _ tell: @escaping (WKDownload) -> Void) {
        settings.websiteDataStore.downloads.claim(from: self) { pointer in
            tell(WKDownload(EngineDownload(pointer), timeout: Self.downloadTimeout))
        }
        decision.download()
    }
}
