internal import UIKit

/// The scripts that haven't returned yet. Each completion handler is called once: with WebKitGTK's result, or with an
/// error if the web process ends first.
///
/// NB: after the web process has ended, WebKitGTK reports "unsupported result" for each of them.
@MainActor
final class PendingEvaluations {
    private var handlers: [Int: ScriptResult.Handler] = [:]
    private var count = 0

    /// - Returns: the handler for WebKitGTK's result.
    func add(_ handler: @escaping ScriptResult.Handler) -> ScriptResult.Handler {
        count += 1
        let id = count
        handlers[id] = handler
        return { result in self.handlers.removeValue(forKey: id)?(result) }
    }

    /// - Returns: whether any script was pending.
    func failAll(_ error: WKError) -> Bool {
        let pending = handlers.sorted { $0.key < $1.key }
        handlers = [:]
        pending.forEach { $0.value(.failure(error)) }
        return !pending.isEmpty
    }
}
