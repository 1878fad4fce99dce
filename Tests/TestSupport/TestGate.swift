/// Holds answers of the test server back until the test has done what must come first.
@MainActor
package final class TestGate {
    private var isOpen = false
    private var waiting: [@MainActor () -> Void] = []

    package nonisolated init() {}

    package func open() {
        isOpen = true
        let actions = waiting
        waiting = []
        actions.forEach { $0() }
    }

    func whenOpen(_ action: @escaping @MainActor () -> Void) {
        isOpen ? action() : waiting.append(action)
    }
}
