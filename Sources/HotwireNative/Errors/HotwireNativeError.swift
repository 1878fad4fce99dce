import Foundation
import TurboCore
import TurboNavigator

/// Why a page could not be shown.
public enum HotwireNativeError: LocalizedError, Equatable, Sendable {
    /// The server answered with a status that isn't a success.
    case http(HTTPError)
    /// The server could not be reached, or not safely. Also what is neither of the others: a page that crashed, for
    /// example.
    case web(WebError)
    /// There was an answer that can't be shown.
    case load(LoadError)

    public var errorDescription: String? {
        switch self {
        case .http(let error): error.errorDescription
        case .web(let error): error.errorDescription
        case .load(let error): error.errorDescription
        }
    }

    /// The status of the answer; nil without one.
    public var statusCode: Int? {
        if case .http(let error) = self { error.statusCode } else { nil }
    }

    /// What the network said; nil for an answer of the server, and for failures that aren't a `URLError`.
    public var urlError: URLError? {
        if case .web(let error) = self { error.urlError } else { nil }
    }

    /// What a visit of ours failed with.
    init(_ error: any Error) {
        switch error {
        case let error as HotwireNativeError: self = error
        case let error as TurboError: self.init(error)
        case let error as TurboCore.LoadError: self.init(error)
        default: self = .web(WebError(error))
        }
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
