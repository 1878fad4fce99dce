import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests a configuration over the network without trusting the server: cookies and cache aren't kept, redirects stay on the
/// origin, and the answer is bounded in size and time.
public struct URLSessionPathConfigurationTransport: PathConfigurationTransport {
    private let timeLimit: Double
    private let configuration: URLSessionConfiguration

    /// - Parameters:
    ///   - timeLimit: seconds for the whole answer; 10 by default.
    ///   - configuration: of the session, with headers of the app's own for example; by default one that keeps nothing.
    public init(timeLimit: Double = 10, configuration: URLSessionConfiguration = .ephemeral) {
        self.timeLimit = timeLimit
        self.configuration = configuration
    }

    public func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try await load(request, by: BoundedDownload())
    }

    /// Asks for a page as it is: a redirect is an answer too. For tools.
    ///
    /// - Parameter limit: how many bytes the answer may have.
    package func loadPage(_ request: URLRequest, limit: Int) async throws -> (Data, URLResponse) {
        try await load(request, by: BoundedDownload(limit: limit, followsRedirects: false))
    }

    private func load(_ request: URLRequest, by download: BoundedDownload) async throws -> (Data, URLResponse) {
        let session = URLSession(
            configuration: configuration, delegate: download, delegateQueue: DelegateQueue.forDownloads)
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
