internal import CWebKitGTK
internal import GObjectKit
internal import PageText
internal import UIKit

/// The result of a script.
@MainActor
enum ScriptResult {
    typealias Handler = @MainActor (Result<Any?, any Error>) -> Void

    /// Converts WebKitGTK's value or error, and releases it.
    static func make(_ value: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) -> Result<Any?, any Error> {
        if let error { return .failure(makeError(GLibError(consuming: error))) }
        guard let value else { return .success(nil) }
        defer { g_object_unref(UnsafeMutableRawPointer(value)) }
        return Result { try ScriptValue.decode(value) }
    }

    static func wait(_ start: (@escaping Handler) -> Void) async throws -> Any? {
        // `Any` isn't Sendable; the value stays on the main actor.
        struct Box: @unchecked Sendable { let value: Any? }
        let box = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Box, any Error>) in
            start { continuation.resume(with: $0.map(Box.init)) }
        }
        return box.value
    }

    private static func makeError(_ error: GLibError) -> WKError {
        guard error.domain == "WebKitJavascriptError", error.code == 699 else {
            return WKError(.javaScriptResultTypeIsUnsupported, error.message)
        }
        return WKError(
            .javaScriptExceptionOccurred, "A JavaScript exception occurred", userInfo: exceptionInfo(error.message))
    }

    /// WebKitGTK's message is `URL:line:column: text`. Syntax errors have no column, and rejected promises only the
    /// text.
    private static func exceptionInfo(_ message: String) -> [String: Any] {
        guard let match = message.wholeMatch(of: /(.*?):(\d+):(?:(\d+):)? ((?s:.*))/) else {
            return ["WKJavaScriptExceptionMessage": message]
        }
        var info: [String: Any] = ["WKJavaScriptExceptionMessage": String(match.4)]
        info["WKJavaScriptExceptionLineNumber"] = Int(match.2)
        info["WKJavaScriptExceptionColumnNumber"] = match.3.flatMap { Int($0) }
        info["WKJavaScriptExceptionSourceURL"] = URL(pageText: String(match.1))
        return info
    }
}
