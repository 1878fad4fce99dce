internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

extension WKWebView {
    func evaluate(_ script: String, inWorld world: String?, completion: @escaping ScriptResult.Handler) {
        let context = pending(completion, webkit_web_view_evaluate_javascript_finish)
        webkit_web_view_evaluate_javascript(
            engine.cast(), script, gssize(script.utf8.count), world, nil, nil, asyncReadyCallback, context)
    }

    func call(
        _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld,
        completion: @escaping ScriptResult.Handler
    ) {
        do {
            let error = WKError(.javaScriptInvalidFrameTarget, "Scripts can be called only in the main frame")
            if frame?.isMainFrame == false { throw error }
            let source = try ScriptArguments.declaration(of: arguments) + body
            call(source, try ScriptArguments.variant(of: arguments), inWorld: world.engineName, completion: completion)
        } catch {
            completion(.failure(error))
        }
    }

    private func call(
        _ source: String, _ arguments: OpaquePointer?, inWorld world: String?,
        completion: @escaping ScriptResult.Handler
    ) {
        let context = pending(completion, webkit_web_view_call_async_javascript_function_finish)
        webkit_web_view_call_async_javascript_function(
            engine.cast(), source, gssize(source.utf8.count), arguments, world, nil, nil, asyncReadyCallback, context)
    }

    /// - Parameter value: returns the value from WebKitGTK's result.
    private func pending(
        _ completion: @escaping ScriptResult.Handler,
        _ value:
            @escaping (Engine?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) -> OpaquePointer?
    ) -> UnsafeMutableRawPointer {
        let answer = evaluations.add(completion)
        return asyncReadyContext { view, result in
            var error: UnsafeMutablePointer<GError>?
            let value = value(view?.assumingMemoryBound(to: WebKitWebView.self), result, &error)
            answer(ScriptResult.make(value, error))
        }
    }
}

private typealias Engine = UnsafeMutablePointer<WebKitWebView>
