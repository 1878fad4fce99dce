import Foundation

/// Why the server could not be reached.
public struct WebError: LocalizedError, Equatable, Sendable {
    public let urlError: URLError?
    public let errorCode: Int
    public let message: String

    public init(urlError: URLError) {
        self.urlError = urlError
        errorCode = urlError.code.rawValue
        message = urlError.localizedDescription
    }

    public init(errorCode: Int, message: String?) {
        urlError = nil
        self.errorCode = errorCode
        self.message = message ?? "Network Error"
    }

    public init(_ error: any Error) {
        if let error = error as? URLError {
            self.init(urlError: error)
        } else {
            self.init(errorCode: (error as NSError).code, message: error.localizedDescription)
        }
    }

    public var isOffline: Bool { has(.notConnectedToInternet, .networkConnectionLost) }
    public var isTimeout: Bool { errorCode == URLError.Code.timedOut.rawValue }
    public var isConnectionError: Bool { has(.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed) }
    public var isSSLError: Bool {
        has(
            .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired)
    }

    private func has(_ codes: URLError.Code...) -> Bool {
        codes.contains { $0.rawValue == errorCode }
    }

    public var errorDescription: String? {
        if isConnectionError || isOffline { return "The server can't be reached." }
        if isTimeout { return "The server took too long to answer." }
        if isSSLError { return "There is no safe connection to the server." }
        return message
    }
}
