/// Calls the completion handler of an alert exactly once. If the alert disappears without a choice, the handler is
/// called as if the user had cancelled: WebKit terminates an app that never calls its own, and a pull to refresh would
/// go on.
@MainActor
package final class DialogCompletion<Value: Sendable> {
    private let cancelled: Value
    private var handler: (@MainActor @Sendable (Value) -> Void)?

    package init(cancelled: Value, _ handler: @escaping @MainActor @Sendable (Value) -> Void) {
        self.cancelled = cancelled
        self.handler = handler
    }

    package func complete(with value: Value) {
        let handler = handler
        self.handler = nil
        handler?(value)
    }

    func cancel() {
        complete(with: cancelled)
    }

    deinit {
        guard let handler else { return }
        Task { @MainActor [cancelled] in handler(cancelled) }
    }
}
