import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request whose answer may not grow beyond 1 MB nor come from another origin. Ends exactly once.
///
/// The bytes are counted after decompression, as they arrive; what comes beyond the limit is dropped.
final class BoundedDownload: NSObject, URLSessionDataDelegate, Sendable {
    typealias Continuation = CheckedContinuation<(Data, URLResponse), any Error>

    private struct State {
        var task: URLSessionDataTask?
        var continuation: Continuation?
        var data = Data()
        var end: (any Error)?
    }

    private let state = Locked(State())
    private let limit: Int
    private let followsRedirects: Bool

    /// - Parameters:
    ///   - limit: how many bytes the answer may have.
    ///   - followsRedirects: whether redirects on the same origin are followed; else they are the answer.
    init(limit: Int = PathConfigurationDocument.maximumSize, followsRedirects: Bool = true) {
        self.limit = limit
        self.followsRedirects = followsRedirects
    }

    /// Starts the request; if it has been ended before, it ends now.
    func start(_ task: URLSessionDataTask, _ continuation: Continuation) {
        let end = state.withLock { state -> (any Error)? in
            guard state.end == nil else { return state.end }
            state.task = task
            state.continuation = continuation
            return nil
        }
        if let end {
            task.cancel()
            continuation.resume(throwing: end)
        } else {
            task.resume()
        }
    }

    /// Ends the request; nothing happens if it has ended.
    func fail(_ error: any Error) {
        finish(.failure(error))
    }

    private func finish(_ result: Result<(Data, URLResponse), any Error>) {
        let (task, continuation) = state.withLock { state -> (URLSessionDataTask?, Continuation?) in
            if case .failure(let error) = result, state.end == nil { state.end = error }
            defer { (state.task, state.continuation) = (nil, nil) }
            if state.end != nil { state.data = Data() }
            return (state.task, state.continuation)
        }
        continuation?.resume(with: result)
        guard let task else { return }
        // NB: to cancel waits for the queue that delivers the answer, which is the one that this may be called on.
        DispatchQueue.global().async { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard followsRedirects else { return completionHandler(nil) }
        guard let origin = response.url, let target = request.url, Origin(target) == Origin(origin) else {
            completionHandler(nil)
            return fail(PathConfigurationLoadError.redirectedElsewhere(to: request.url?.absoluteString ?? "nowhere"))
        }
        completionHandler(request)
    }

    /// A server that asks for a name and a password gets none, unless the app's session has some.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let isSignIn = Self.signInMethods.contains(challenge.protectionSpace.authenticationMethod)
        let isRefused = challenge.proposedCredential == nil || challenge.previousFailureCount > 0
        guard isSignIn, isRefused else { return completionHandler(.performDefaultHandling, nil) }
        let status = (challenge.failureResponse as? HTTPURLResponse)?.statusCode
        fail(PathConfigurationLoadError.status(status ?? 401))
        // NB: as with cancelling, the handler waits for the queue that this is called on.
        DispatchQueue.global().async { completionHandler(.cancelAuthenticationChallenge, nil) }
    }

    private static let signInMethods: Set<String> = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
    ]

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        if response.expectedContentLength > Int64(limit) {
            fail(PathConfigurationLoadError.tooLarge)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            guard state.end == nil else { return false }
            state.data.append(data)
            return state.data.count > limit
        }
        if isTooLarge { fail(PathConfigurationLoadError.tooLarge) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let data = state.withLock(\.data)
        if let error {
            fail(error)
        } else if let response = task.response {
            finish(.success((data, response)))
        } else {
            fail(PathConfigurationLoadError.noHTTP)
        }
    }
}
