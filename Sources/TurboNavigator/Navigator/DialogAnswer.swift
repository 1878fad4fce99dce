/// The answer to a page's question, given once: false where the alert goes without a choice. WebKit ends an app that
/// forgets its completion handler.
@MainActor
final class DialogAnswer {
    private var handler: (@MainActor @Sendable (Bool) -> Void)?

    init(_ handler: @escaping @MainActor @Sendable (Bool) -> Void) {
        self.handler = handler
    }

    func give(_ answer: Bool) {
        let handler = handler
        self.handler = nil
        handler?(answer)
    }

    deinit {
        guard let handler else { return }
        Task { @MainActor in handler(false) }
    }
}
