public import UIKit

/// The domain of `WKError`.
public let WKErrorDomain = "WKErrorDomain"

/// What goes wrong in a web view apart from loading.
///
/// For an exception of a script `errorUserInfo` has `WKJavaScriptExceptionMessage` and, where the engine tells,
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

    // Sendable is not checked because of this class; an NSError never changes.
    private let error: NSError

    init(_ code: Code, _ description: String, userInfo: [String: Any] = [:]) {
        let userInfo = userInfo.merging([NSLocalizedDescriptionKey: description]) { given, _ in given }
        error = NSError(domain: WKErrorDomain, code: code.rawValue, userInfo: userInfo)
    }
}
