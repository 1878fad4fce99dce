/// Answers a JavaScript dialog exactly once. If the dialog disappears without a choice, it answers as if cancelled, because
/// WebKit terminates an app that never calls the completion handler.
@MainActor
final class DialogAnswer<Value: Sendable> {
    private let cancelled: Value
    private var handler: (@MainActor @Sendable (Value) -> Void)?

    init(cancelled: Value, _ handler: @escaping @MainActor @Sendable (Value) -> Void) {
        self.cancelled = cancelled
        self.handler = handler
    }

    func give(_ answer: Value) {
        let handler = handler
        self.handler = nil
        handler?(answer)
    }

    func cancel() {
        give(cancelled)
    }

    deinit {
        guard let handler else { return }
        Task { @MainActor [cancelled] in handler(cancelled) }
    }
}
