import Foundation
import TurboNavigator

/// Why the server could not be reached.
public struct WebError: LocalizedError, Equatable, Sendable {
    /// The error of the network; nil when the failure came without one.
    public let urlError: URLError?
    /// The number of the error, as in `URLError.Code` where it is one of the network.
    public let errorCode: Int
    /// A sentence of the system about the failure, or "Network Error". Users read ``errorDescription``.
    public let message: String
    /// Whether the message is the system's, which speaks of domains and codes.
    private let isOfSystem: Bool

    /// Takes code and message from an error of the network.
    public init(urlError: URLError) {
        self.urlError = urlError
        errorCode = urlError.code.rawValue
        message = urlError.localizedDescription
        isOfSystem = true
    }

    /// - Parameters:
    ///   - errorCode: the number of the error, as in `URLError.Code`.
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

    /// Takes code and message from any error; ``urlError`` is nil unless it is a `URLError`.
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

    /// Whether there is no connection to the internet, or it broke.
    public var isOffline: Bool { has(.notConnectedToInternet, .networkConnectionLost) }
    /// Whether the server took too long to answer.
    public var isTimeout: Bool { errorCode == URLError.Code.timedOut.rawValue }
    /// Whether the host has no address, or doesn't take connections.
    public var isConnectionError: Bool { has(.cannotFindHost, .cannotConnectToHost, .dnsLookupFailed) }
    /// Whether the connection isn't safe: its certificate is refused, or the server refuses the app's.
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
        // On Linux a code may be unknown, on Apple's systems it never is: the annotation fits both.
        let code: URLError.Code? = URLError.Code(rawValue: errorCode)
        if let sentence = code.flatMap(VisitFailure.message(ofNetwork:)) { return sentence }
        return isOfSystem ? BuiltInText.pageNotLoaded.text() : message
    }
}
