/// Holds back responses of a ``TestServer`` until the test opens it.
@preconcurrency @MainActor
public final class ResponseGate {
    private var isOpen = false
    private var waiting: [@MainActor () -> Void] = []

    /// Creates a closed gate.
    public nonisolated init() {}

    /// Sends the waiting responses, and holds back no later ones.
    public func open() {
        isOpen = true
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }

    package func whenOpen(_ action: @escaping @MainActor () -> Void) {
        isOpen ? action() : waiting.append(action)
    }
}
