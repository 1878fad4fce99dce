import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a server over the network, and trusts it with nothing: no cookies or cache are kept, redirects stay on the
/// origin, and the answer is bounded in size and time.
public struct URLSessionPathConfigurationTransport: PathConfigurationTransport {
    private let timeLimit: Double

    /// - Parameter timeLimit: seconds for the whole answer; 10 by default.
    public init(timeLimit: Double = 10) {
        self.timeLimit = timeLimit
    }

    public func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        let download = BoundedDownload()
        let session = URLSession(configuration: .ephemeral, delegate: download, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let deadline = Task { [timeLimit] in
            try await Task.sleep(nanoseconds: UInt64(timeLimit * 1e9))
            download.fail(PathConfigurationLoadError.timedOut(seconds: timeLimit))
        }
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { download.start(session.dataTask(with: request), $0) }
        } onCancel: {
            download.fail(CancellationError())
        }
    }
}
