public import UIKit

/// The domain of ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// The error with which a sign-in in the browser ended.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        /// The user closed the browser, or the app called `cancel()`.
        case canceledLogin = 1
        /// The session had no `presentationContextProvider` when it was started.
        case presentationContextNotProvided = 2
        /// The window of the `presentationContextProvider` shows nothing over which the browser could be presented.
        case presentationContextInvalid = 3
    }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }

    public var code: Code { Code(rawValue: error.code) ?? .canceledLogin }
    public var errorCode: Int { error.code }
    public var errorUserInfo: [String: Any] { error.userInfo }

    // The struct isn't checked for Sendable because of this class; an NSError never changes.
    private let error: NSError

    init(_ code: Code, _ description: String) {
        error = NSError(
            domain: ASWebAuthenticationSessionErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: description])
    }
}
