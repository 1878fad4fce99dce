public import UIKit

/// The domain of `WKError`.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view, except for load errors.
///
/// For a JavaScript exception, `errorUserInfo` contains `WKJavaScriptExceptionMessage` and, if WebKitGTK reports them,
/// `WKJavaScriptExceptionLineNumber`, `…ColumnNumber` and `…SourceURL`.
public struct WKError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
        case javaScriptInvalidFrameTarget = 12
    }

    public static var errorDomain: String { WKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }

    public var code: Code { Code(rawValue: error.code) ?? .unknown }
    public var errorCode: Int { error.code }
    public var errorUserInfo: [String: Any] { error.userInfo }

    // The struct isn't checked for Sendable because of this class; an NSError never changes.
    private let error: NSError

    init(_ code: Code, _ description: String, userInfo: [String: Any] = [:]) {
        let userInfo = userInfo.merging([NSLocalizedDescriptionKey: description]) { given, _ in given }
        error = NSError(domain: WKErrorDomain, code: code.rawValue, userInfo: userInfo)
    }
}
