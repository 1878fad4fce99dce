public import UIKit

/// A file on its way to the disk. It lives until it has ended, and ends once.
@preconcurrency @MainActor
open class WKDownload: NSObject {
    /// Says where the file goes, and hears how the download ended. Without a delegate nothing is downloaded.
    open weak var delegate: (any WKDownloadDelegate)?
    open private(set) var originalRequest: URLRequest?

    private let engine: EngineDownload

    init(_ engine: EngineDownload, timeout: TimeInterval) {
        self.engine = engine
        originalRequest = engine.request
        super.init()
        // The engine's download keeps this one until it has ended.
        engine.onEvent = { self.handle($0) }
        engine.start(timeout: timeout)
    }

    /// Ends the download; the delegate is not told. What has come so far is gone: it cannot be resumed here.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        engine.cancel()
        completionHandler?(nil)
    }

    private func handle(_ event: EngineDownload.Event) {
        switch event {
        case .destination(let response, let name): askForDestination(response, name)
        case .finished: delegate?.downloadDidFinish(self)
        case .failed(let error): delegate?.download(self, didFailWithError: error, resumeData: nil)
        }
    }

    private func askForDestination(_ response: URLResponse, _ suggestedName: String) {
        let answer = Answer<URL?>(to: "decideDestinationUsing", otherwise: nil) { [weak engine] in
            engine?.setDestination($0)
        }
        guard let delegate else { return answer(nil) }
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: suggestedName) { answer($0) }
    }
}
