internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// Converts WebKitGTK's load errors to the errors that iOS reports.
enum LoadErrors {
    /// - Parameter certificateFlags: the problems of the server's certificate, if they ended the load.
    static func make(
        _ error: GLibError, url: String, endedBy: URLError.Code?, certificateFlags: UInt32?
    ) -> any Error {
        let isOfPolicy = error.domain == "WebKitPolicyError" && error.code != 101
        if isOfPolicy || error.domain == "WebKitServiceWorker" {
            let domain = isOfPolicy ? "WebKitErrorDomain" : error.domain
            return NSError(domain: domain, code: error.code, userInfo: userInfo(error, url: url, for: nil))
        }
        let code = endedBy ?? certificateFlags.map(tlsCode) ?? self.code(error)
        return URLError(code, userInfo: userInfo(error, url: url, for: code))
    }

    /// The error for a load that a policy decision cancels after it has begun, as on iOS.
    static func cancelledByPolicy(_ url: URL?) -> any Error {
        var info: [String: Any] = [NSLocalizedDescriptionKey: "Frame load interrupted"]
        info[NSURLErrorFailingURLErrorKey] = url
        return NSError(domain: "WebKitErrorDomain", code: 102, userInfo: info)
    }

    /// The error for a load whose port WebKit blocks, as on iOS.
    static func restrictedPort(_ url: URL?) -> any Error {
        var info: [String: Any] = [NSLocalizedDescriptionKey: "Not allowed to use restricted network port"]
        info[NSURLErrorFailingURLErrorKey] = url
        return NSError(domain: "WebKitErrorDomain", code: 103, userInfo: info)
    }

    /// The code of iOS for an error that WebKitGTK reports.
    static func code(_ error: GLibError) -> URLError.Code {
        switch (error.domain, error.code) {
        case ("g-io-error-quark", 39): .cannotConnectToHost  // connection refused
        case ("g-io-error-quark", 38): .notConnectedToInternet  // network unreachable
        case ("g-io-error-quark", 37): .cannotConnectToHost  // host unreachable
        case ("g-io-error-quark", 34): .networkConnectionLost  // dropped, or the body ends early
        case ("g-io-error-quark", 24): .timedOut
        case ("g-io-error-quark", 1): .fileDoesNotExist
        case ("g-resolver-error-quark", 1): .dnsLookupFailed
        case ("g-resolver-error-quark", _): .cannotFindHost
        case ("g-tls-error-quark", _): .secureConnectionFailed
        case ("WebKitNetworkError", 302): .cancelled
        case ("WebKitPolicyError", 101), ("WebKitNetworkError", 301): .unsupportedURL
        case ("WebKitDownloadError", 400): .cancelled
        case ("WebKitDownloadError", 401): .cannotWriteToFile
        case ("WebKitDownloadError", _): .networkConnectionLost
        // NB: the error for too many redirects has neither domain nor code.
        case ("", _): .httpTooManyRedirects
        default: .unknown
        }
    }

    private static func tlsCode(_ flags: UInt32) -> URLError.Code {
        if flags & G_TLS_CERTIFICATE_EXPIRED.rawValue != 0 { return .serverCertificateHasBadDate }
        if flags & G_TLS_CERTIFICATE_NOT_ACTIVATED.rawValue != 0 { return .serverCertificateNotYetValid }
        return .serverCertificateUntrusted
    }

    private static func userInfo(_ error: GLibError, url: String, for code: URLError.Code?) -> [String: Any] {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: code == .timedOut ? "The request timed out" : error.message,
            NSUnderlyingErrorKey: error,
        ]
        info[NSURLErrorFailingURLErrorKey] = URL(pageText: url)
        return info
    }
}
