/// Holds answers of a ``SiteDouble`` back until the test has done what must come first.
@preconcurrency @MainActor
public final class SiteGate {
    private var isOpen = false
    private var waiting: [@MainActor () -> Void] = []

    /// A gate that is closed.
    public nonisolated init() {}

    /// Sends the answers that wait, and lets all others pass from now on.
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
