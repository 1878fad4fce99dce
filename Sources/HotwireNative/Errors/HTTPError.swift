import Foundation
import TurboNavigator

/// An HTTP status that is an error.
public enum HTTPError: LocalizedError, Equatable, Sendable {
    /// A status from 400 to 499.
    case client(ClientError)
    /// A status from 500 to 599.
    case server(ServerError)

    /// Creates an error for a status.
    ///
    /// - Returns: nil for a status below 400 or above 599.
    public init?(statusCode: Int) {
        switch statusCode {
        case 400..<500: self = .client(ClientError(statusCode: statusCode))
        case 500..<600: self = .server(ServerError(statusCode: statusCode))
        default: return nil
        }
    }

    /// The HTTP status, from 400 to 599.
    public var statusCode: Int {
        switch self {
        case .client(let error): error.statusCode
        case .server(let error): error.statusCode
        }
    }

    public var errorDescription: String? {
        switch self {
        case .client(let error): error.errorDescription
        case .server(let error): error.errorDescription
        }
    }
}

extension HTTPError {
    /// A client error: a status from 400 to 499.
    public enum ClientError: LocalizedError, Equatable, Sendable {
        case badRequest
        case unauthorized
        case paymentRequired
        case forbidden
        case notFound
        case methodNotAllowed
        case notAcceptable
        case proxyAuthenticationRequired
        case requestTimeout
        case conflict
        case misdirectedRequest
        case unprocessableEntity
        case preconditionRequired
        case tooManyRequests
        /// A status that has no case of its own.
        case other(statusCode: Int)

        private static let known: [(Self, Int)] = [
            (.badRequest, 400), (.unauthorized, 401), (.paymentRequired, 402), (.forbidden, 403), (.notFound, 404),
            (.methodNotAllowed, 405), (.notAcceptable, 406), (.proxyAuthenticationRequired, 407),
            (.requestTimeout, 408), (.conflict, 409), (.misdirectedRequest, 421), (.unprocessableEntity, 422),
            (.preconditionRequired, 428), (.tooManyRequests, 429),
        ]

        /// - Parameter statusCode: the HTTP status. One that has no case of its own becomes `other`.
        public init(statusCode: Int) {
            self = Self.known.first { $0.1 == statusCode }?.0 ?? .other(statusCode: statusCode)
        }

        /// The HTTP status.
        public var statusCode: Int {
            if case .other(let status) = self { return status }
            return Self.known.first { $0.0 == self }?.1 ?? 0
        }

        public var errorDescription: String? { TurboError.http(statusCode: statusCode).errorDescription }
    }

    /// A server error: a status from 500 to 599.
    public enum ServerError: LocalizedError, Equatable, Sendable {
        case internalServerError
        case notImplemented
        case badGateway
        case serviceUnavailable
        case gatewayTimeout
        case httpVersionNotSupported
        /// A status that has no case of its own.
        case other(statusCode: Int)

        private static let known: [(Self, Int)] = [
            (.internalServerError, 500), (.notImplemented, 501), (.badGateway, 502), (.serviceUnavailable, 503),
            (.gatewayTimeout, 504), (.httpVersionNotSupported, 505),
        ]

        /// - Parameter statusCode: the HTTP status. One that has no case of its own becomes `other`.
        public init(statusCode: Int) {
            self = Self.known.first { $0.1 == statusCode }?.0 ?? .other(statusCode: statusCode)
        }

        /// The HTTP status.
        public var statusCode: Int {
            if case .other(let status) = self { return status }
            return Self.known.first { $0.0 == self }?.1 ?? 0
        }

        public var errorDescription: String? { TurboError.http(statusCode: statusCode).errorDescription }
    }
}
