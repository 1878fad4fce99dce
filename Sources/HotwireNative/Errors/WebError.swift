import Foundation
import TurboNavigator

/// The reason why the server could not be reached.
public struct WebError: LocalizedError, Equatable, Sendable {
    /// The error of the network; nil for other errors.
    public let urlError: URLError?
    /// The error code. For an error of the network, a value of `URLError.Code`.
    public let errorCode: Int
    /// The system's description of the failure, or "Network Error". Show users ``errorDescription`` instead.
    public let message: String
    /// Whether the message is the system's, which may contain domains and codes.
    private let isOfSystem: Bool

    /// Creates an error with the code and message of an error of the network.
    public init(urlError: URLError) {
        self.urlError = urlError
        errorCode = urlError.code.rawValue
        message = urlError.localizedDescription
        isOfSystem = true
    }

    /// Creates an error with a code and a message.
    ///
    /// - Parameters:
    ///   - errorCode: the error code, as in `URLError.Code`.
    ///   - message: a sentence; nil for "Network Error".
    public init(errorCode: Int, message: String?) {
        self.init(errorCode: errorCode, message: message ?? "Network Error", isOfSystem: false)
    }

    private init(errorCode: Int, message: String, isOfSystem: Bool) {
        urlError = nil
        self.errorCode = errorCode
        self.message = message
        self.isOfSystem = isOfSystem
    }

    /// Creates an error with the code and message of any error. ``urlError`` is nil unless it is a `URLError`.
    public init(_ error: any Error) {
        if let error = error as? URLError {
            self.init(urlError: error)
        } else {
            let sentence = (error as? any LocalizedError)?.errorDescription
            self.init(
                errorCode: (error as NSError).code, message: sentence ?? error.localizedDescription,
                isOfSystem: sentence == nil)
        }
    }

    /// Whether there is no connection to the internet, or it was lost.
    public var isOffline: Bool { has(.notConnectedToInternet, .networkConnectionLost) }
    /// Whether the server took too long to respond.
    public var isTimeout: Bool { errorCode == URLError.Code.timedOut.rawValue }
    /// Whether the host could not be found, or doesn't accept connections.
    public var isConnectionError: Bool { has(.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed) }
    /// Whether a secure connection failed: the server's certificate was rejected, or the server rejected the app's
    /// certificate.
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
        // `URLError.Code(rawValue:)` returns an optional on Linux, but not on Apple's systems. The annotation fits
        // both.
        let code: URLError.Code? = URLError.Code(rawValue: errorCode)
        if let sentence = code.flatMap(VisitFailure.message(ofNetwork:)) { return sentence }
        return isOfSystem ? BuiltInText.pageNotLoaded.text() : message
    }
}
