import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request whose response is limited to 1 MB and to its own origin. It ends exactly once.
///
/// The bytes are counted after decompression, as they arrive; the rest beyond the limit is dropped.
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
    ///   - limit: the maximum size of the response, in bytes.
    ///   - followsRedirects: whether redirects on the same origin are followed; otherwise the redirect is the response.
    init(limit: Int = PathConfigurationDocument.maximumSize, followsRedirects: Bool = true) {
        self.limit = limit
        self.followsRedirects = followsRedirects
    }

    /// Starts the request; if it was ended earlier, it fails now.
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

    /// Ends the request. Does nothing if it has already ended.
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
        // NB: cancel() waits for the delegate queue, on which this method may be running.
        DispatchQueue.global().async { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard followsRedirects else { return completionHandler(nil) }
        guard let origin = response.url, let target = request.url, Origin(target) == Origin(origin) else {
            completionHandler(nil)
            return fail(PathConfigurationLoadError.redirectedToOtherOrigin(request.url?.absoluteString ?? "nowhere"))
        }
        completionHandler(request)
    }

    /// Rejects an authentication challenge, unless the app's session has a credential for it.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let isSignIn = Self.signInMethods.contains(challenge.protectionSpace.authenticationMethod)
        let isRefused = challenge.proposedCredential == nil || challenge.previousFailureCount > 0
        guard isSignIn, isRefused else { return completionHandler(.performDefaultHandling, nil) }
        let status = (challenge.failureResponse as? HTTPURLResponse)?.statusCode
        fail(PathConfigurationLoadError.status(status ?? 401))
        // NB: like cancel(), the completion handler waits for the queue that this method is called on.
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
