import Foundation

extension VisitFailure {
    /// What went wrong, as one of the vocabularies of errors.
    public enum Cause: Equatable, Sendable {
        /// Turbo or the server's status (as in turbo-ios 7).
        case turbo(TurboError)
        /// The page, or a rule of this library.
        case load(LoadError)
        /// The network, by the codes of `URLError`.
        case network(URLError.Code)
        /// Anything else, by the domain and code of its `NSError`.
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
            // On Linux a code may be unknown, on Apple's systems it never is: the annotation fits both.
            let code: URLError.Code? = URLError.Code(rawValue: error.code)
            if error.domain == NSURLErrorDomain, let code {
                self = .network(code)
            } else {
                self = .other(domain: error.domain, code: error.code)
            }
        }
    }

    /// Whether the device has no network.
    public var isOffline: Bool { isNetwork(among: Self.offlineCodes) }

    /// Whether the server did not answer in time.
    public var isTimeout: Bool { cause == .turbo(.timeoutFailure) || cause == .network(.timedOut) }

    /// Whether the server could not be reached at all, though the device may be online.
    public var isConnectionError: Bool {
        cause == .turbo(.networkFailure) || isOffline || isNetwork(among: Self.connectionCodes)
    }

    /// Whether the server's certificate or the encryption was not accepted.
    public var isSecurityError: Bool { isNetwork(among: Self.securityCodes) }

    /// The status of the server's answer; nil when it did not answer, or the status was not the cause.
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
