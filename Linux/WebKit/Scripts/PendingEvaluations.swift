internal import UIKit

/// The scripts that have not given their value yet. Each completion is called once: with the engine's result or, if
/// the page's process dies first, with that.
///
/// NB: after such a death the engine reports "unsupported result" for each of them.
@MainActor
final class PendingEvaluations {
    private var handlers: [Int: ScriptResult.Handler] = [:]
    private var count = 0

    /// - Returns: what to call with the engine's result.
    func add(_ handler: @escaping ScriptResult.Handler) -> ScriptResult.Handler {
        count += 1
        let id = count
        handlers[id] = handler
        return { result in self.handlers.removeValue(forKey: id)?(result) }
    }

    /// - Returns: whether there was one.
    func failAll(_ error: WKError) -> Bool {
        let pending = handlers.sorted { $0.key < $1.key }
        handlers = [:]
        pending.forEach { $0.value(.failure(error)) }
        return !pending.isEmpty
    }
}
