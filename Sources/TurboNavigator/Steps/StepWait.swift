import Foundation

/// Waits for the end of a step: whichever comes first, UIKit's word or the limit. Ends once.
@MainActor
final class StepWait {
    /// Seconds after which a step counts as done: UIKit does not always call back.
    static let seconds: TimeInterval = 2

    private var completion: (@MainActor () -> Void)?
    private var deadline: Task<Void, Never>?

    /// - Parameter isLimited: whether the time runs from now on; true by default. See ``limit()``.
    init(isLimited: Bool = true, _ completion: @escaping @MainActor () -> Void) {
        self.completion = completion
        if isLimited { limit() }
    }

    /// Starts the time. A transition that the user holds with a finger has no limit.
    func limit() {
        guard deadline == nil, completion != nil else { return }
        // The task keeps the wait: UIKit may let its completion go without a call.
        deadline = Task {
            do { try await Task.sleep(nanoseconds: UInt64(Self.seconds * 1_000_000_000)) } catch { return }
            if !Task.isCancelled { end() }
        }
    }

    /// Stops the time: the user holds the transition.
    func hold() {
        deadline?.cancel()
        deadline = nil
    }

    func end() {
        deadline?.cancel()
        let completion = completion
        self.completion = nil
        completion?()
    }
}
