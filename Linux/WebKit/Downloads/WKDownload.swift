public import UIKit

/// A download of a file. It exists until it ends, and ends once.
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// The delegate, which provides the destination and is notified of the end. Without a delegate, downloads are
    /// cancelled.
    open weak var delegate: (any WKDownloadDelegate)?
    open private(set) var originalRequest: URLRequest?
    /// The progress in bytes. The total is -1 if the server sent no size.
    public let progress = Progress(totalUnitCount: -1)

    private let engine: EngineDownload

    init(_ engine: EngineDownload, timeout: TimeInterval) {
        self.engine = engine
        originalRequest = engine.request
        super.init()
        // The closure retains this object until the download ends.
        engine.onEvent = { self.handle($0) }
        engine.start(timeout: timeout)
    }

    /// Cancels the download without calling the delegate, and passes the data to resume it.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        engine.cancel()
        completionHandler?(engine.resumeData)
    }

    /// Loads the rest of a file, or the whole file again.
    ///
    /// - Parameter start: the number of bytes that are already there; 0 for the whole file.
    func resume(_ former: ResumeData, _ response: URLResponse, from start: Int64) {
        progress.totalUnitCount = response.expectedContentLength + start
        progress.completedUnitCount = start
        engine.resume(former, from: start)
    }

    func fail(_ error: any Error) { engine.fail(error) }

    private func handle(_ event: EngineDownload.Event) {
        switch event {
        case .destination(let response, let name):
            progress.totalUnitCount = response.expectedContentLength
            askForDestination(response, name)
        case .received: progress.completedUnitCount = engine.received
        case .finished: delegate?.downloadDidFinish(self)
        case .failed(let error): delegate?.download(self, didFailWithError: error, resumeData: engine.resumeData)
        }
    }

    private func askForDestination(_ response: URLResponse, _ suggestedName: String) {
        let reply = SingleReply<URL?>(to: "decideDestinationUsing", otherwise: nil) { [weak engine] in
            engine?.setDestination($0)
        }
        guard let delegate else { return reply(nil) }
        delegate.download(self, decideDestinationUsing: response, suggestedFilename: suggestedName) { reply($0) }
    }
}
