internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

extension WKWebView {
    func evaluate(_ script: String, inWorld world: String?, completion: @escaping ScriptResult.Handler) {
        let answer = evaluations.add(completion)
        let context = asyncReadyContext { view, result in
            var error: UnsafeMutablePointer<GError>?
            let view = view?.assumingMemoryBound(to: WebKitWebView.self)
            let value = webkit_web_view_evaluate_javascript_finish(view, result, &error)
            answer(ScriptResult.make(value, error))
        }
        webkit_web_view_evaluate_javascript(
            engine.cast(), script, gssize(script.utf8.count), world, nil, nil, asyncReadyCallback, context)
    }

    func call(
        _ body: String, _ arguments: [String: Any], in frame: WKFrameInfo?, _ world: WKContentWorld
    ) async throws -> Any? {
        if let frame, !frame.isMainFrame {
            throw WKError(.javaScriptInvalidFrameTarget, "Scripts can be called in the main frame only")
        }
        let source = try ScriptArguments.declaration(of: arguments) + body
        return try await ScriptResult.wait { call(source, arguments, inWorld: world.engineName, completion: $0) }
    }

    private func call(
        _ source: String, _ arguments: [String: Any], inWorld world: String?,
        completion: @escaping ScriptResult.Handler
    ) {
        let variant: OpaquePointer?
        do {
            variant = try ScriptArguments.variant(of: arguments)
        } catch {
            return completion(.failure(error))
        }
        let answer = evaluations.add(completion)
        let context = asyncReadyContext { view, result in
            var error: UnsafeMutablePointer<GError>?
            let view = view?.assumingMemoryBound(to: WebKitWebView.self)
            let value = webkit_web_view_call_async_javascript_function_finish(view, result, &error)
            answer(ScriptResult.make(value, error))
        }
        webkit_web_view_call_async_javascript_function(
            engine.cast(), source, gssize(source.utf8.count), variant, world, nil, nil, asyncReadyCallback, context)
    }
}
