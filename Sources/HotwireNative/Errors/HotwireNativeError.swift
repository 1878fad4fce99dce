import Foundation
import TurboCore
import TurboNavigator

/// The reason why a page could not be shown.
public enum HotwireNativeError: LocalizedError, Equatable, Sendable {
    /// The server responded with an error status.
    case http(HTTPError)
    /// The server could not be reached, or a secure connection failed. Also all errors that are neither of the others,
    /// for example a page that crashed.
    case web(WebError)
    /// The response can't be shown.
    case load(LoadError)

    public var errorDescription: String? {
        switch self {
        case .http(let error): error.errorDescription
        case .web(let error): error.errorDescription
        case .load(let error): error.errorDescription
        }
    }

    /// The HTTP status; nil for other errors.
    public var statusCode: Int? {
        if case .http(let error) = self { error.statusCode } else { nil }
    }

    /// The error of the network; nil if the server responded, and for failures that aren't a `URLError`.
    public var urlError: URLError? {
        if case .web(let error) = self { error.urlError } else { nil }
    }

    /// Converts the error of a failed visit.
    init(_ error: any Error) {
        switch error {
        case let error as HotwireNativeError: self = error
        case let error as TurboError: self.init(error)
        case let error as TurboCore.LoadError: self.init(error)
        default: self = .web(WebError(error))
        }
    }

    /// The error as delegates received it before Hotwire Native 1.3, or this error if it has no such form. Converting
    /// the earlier form results in this error again.
    var earlierForm: any Error {
        let status = statusCode.map { TurboError.http(statusCode: $0) }
        let candidates: [(any Error)?] = [status, TurboError.networkFailure, TurboError.timeoutFailure, urlError]
        return candidates.compactMap { $0 }.first { HotwireNativeError($0) == self } ?? self
    }

    private init(_ error: TurboCore.LoadError) {
        if case .tooManyRedirects = error {
            self = .web(WebError(urlError: URLError(.httpTooManyRedirects)))
        } else {
            self = LoadError(error).map { .load($0) } ?? .web(WebError(error))
        }
    }

    private init(_ error: TurboError) {
        switch error {
        case .networkFailure: self = .web(WebError(urlError: URLError(.cannotConnectToHost)))
        case .timeoutFailure: self = .web(WebError(urlError: URLError(.timedOut)))
        case .http(let status):
            self = HTTPError(statusCode: status).map { .http($0) } ?? .load(.invalidResponse)
        }
    }
}
