internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

// What becomes a download: by the delegate's decision, or because the app asks for it.
extension WKWebView {
    /// NB: the engine has no time limit of its own.
    private static let downloadTimeout: TimeInterval = 60

    func makeDownload(of request: URLRequest) -> WKDownload? {
        guard let url = request.url,
            let pointer = webkit_web_view_download_uri(engine.cast(), url.absoluteString)
        else { return nil }
        let download = GObjectReference(UnsafeMutableRawPointer(pointer), .adopting)
        settings.websiteDataStore.downloads.note(download)
        return WKDownload(EngineDownload(download.pointer), timeout: request.timeoutInterval)
    }

    /// Makes a download of what the engine asks about.
    func download(_ decision: PolicyDecision, _ tell: @escaping (WKDownload) -> Void) {
        settings.websiteDataStore.downloads.claim(from: self) { pointer in
            tell(WKDownload(EngineDownload(pointer), timeout: Self.downloadTimeout))
        }
        decision.download()
    }
}
