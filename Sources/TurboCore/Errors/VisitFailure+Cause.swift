import Foundation

extension VisitFailure {
    /// The error, by the type that describes it.
    public enum Cause: Equatable, Sendable {
        /// An error of the request, or the response's status (as in turbo-ios 7).
        case turbo(TurboError)
        /// An error of the page, or a load that this library blocked.
        case load(LoadError)
        /// A network error, by the code of its `URLError`.
        case network(URLError.Code)
        /// Any other error, by the domain and code of its `NSError`.
        case other(domain: String, code: Int)

        init(_ error: any Error) {
            if let error = error as? TurboError {
                self = .turbo(error)
            } else if let error = error as? LoadError {
                self = .load(error)
            } else {
                self.init(error as NSError)
            }
        }

        private init(_ error: NSError) {
            // On Linux the initializer is failable, on Apple's platforms it isn't: the type annotation compiles on
            // both.
            let code: URLError.Code? = URLError.Code(rawValue: error.code)
            if error.domain == NSURLErrorDomain, let code {
                self = .network(code)
            } else {
                self = .other(domain: error.domain, code: error.code)
            }
        }
    }

    /// Whether the device is offline.
    public var isOffline: Bool { isNetwork(among: Self.offlineCodes) }

    /// Whether the server did not respond in time.
    public var isTimeout: Bool { cause == .turbo(.timeoutFailure) || cause == .network(.timedOut) }

    /// Whether the server could not be reached, for any reason, including that the device is offline.
    public var isConnectionError: Bool {
        cause == .turbo(.networkFailure) || isOffline || isNetwork(among: Self.connectionCodes) || isOfServiceWorker
    }

    /// Whether the page's service worker had no answer, because it couldn't reach the server and has no copy of the
    /// page. The domain is WebKit's.
    var isOfServiceWorker: Bool {
        if case .other("WebKitServiceWorker", _) = cause { true } else { false }
    }

    /// Whether the connection failed because of the server's certificate or the encryption.
    public var isSecurityError: Bool { isNetwork(among: Self.securityCodes) }

    /// The HTTP status of the response; nil if there was no response, or if the status was not the cause.
    public var statusCode: Int? {
        switch cause {
        case .turbo(.http(let statusCode)): statusCode
        case .load(.invalidResponse(_, let statusCode)): statusCode
        default: nil
        }
    }

    private func isNetwork(among codes: Set<URLError.Code>) -> Bool {
        if case .network(let code) = cause { codes.contains(code) } else { false }
    }

    static let offlineCodes: Set<URLError.Code> = [.notConnectedToInternet, .dataNotAllowed]

    static let connectionCodes: Set<URLError.Code> = [
        .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost,
    ]

    static let securityCodes: Set<URLError.Code> = [
        .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection,
    ]
}
