import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Requests a configuration over the network without trusting the server: it stores no cookies and no cache, follows
/// redirects only on the same origin, and limits the size and time of the response.
public struct URLSessionPathConfigurationTransport: PathConfigurationTransport {
    private let timeout: Double
    private let configuration: URLSessionConfiguration?

    /// - Parameters:
    ///   - timeout: the number of seconds for the whole response; 10 by default.
    ///   - configuration: the configuration of the session, for example with the app's own headers; by default one that
    ///     stores nothing, created for the first request.
    public init(timeout: Double = 10, configuration: URLSessionConfiguration? = nil) {
        self.timeout = timeout
        self.configuration = configuration
    }

    public func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        try await load(request, by: BoundedDownload())
    }

    /// Requests a page as it is: a redirect is a response too. For tools.
    ///
    /// - Parameter limit: the maximum size of the response, in bytes.
    package func loadPage(_ request: URLRequest, limit: Int) async throws -> (Data, URLResponse) {
        try await load(request, by: BoundedDownload(limit: limit, followsRedirects: false))
    }

    private func load(_ request: URLRequest, by download: BoundedDownload) async throws -> (Data, URLResponse) {
        let session = URLSession(
            configuration: configuration ?? .ephemeral, delegate: download, delegateQueue: DelegateQueue.forDownloads)
        defer { session.finishTasksAndInvalidate() }
        let deadline = Task { [timeout] in
            try await Task.sleep(nanoseconds: UInt64(timeout * 1e9))
            download.fail(PathConfigurationLoadError.timedOut(seconds: timeout))
        }
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { download.start(session.dataTask(with: request), $0) }
        } onCancel: {
            download.fail(CancellationError())
        }
    }
}
