import Foundation

/// Waits for the end of a step: UIKit's callback or the timeout, whichever is first. Ends once.
@MainActor
final class StepWait {
    /// The timeout in seconds. UIKit doesn't always call back.
    static let seconds: TimeInterval = 2

    private var completion: (@MainActor () -> Void)?
    private var deadline: Task<Void, Never>?

    /// - Parameter isLimited: whether to start the timeout now; true by default. See ``limit()``.
    init(isLimited: Bool = true, _ completion: @escaping @MainActor () -> Void) {
        self.completion = completion
        if isLimited { limit() }
    }

    /// Starts the timeout. A transition that the user holds with a finger has none.
    func limit() {
        guard deadline == nil, completion != nil else { return }
        // The task retains this object, because UIKit may release its completion without calling it.
        deadline = Task {
            do { try await Task.sleep(nanoseconds: UInt64(Self.seconds * 1_000_000_000)) } catch { return }
            if !Task.isCancelled { end() }
        }
    }

    /// Stops the timeout, because the user holds the transition.
    func suspend() {
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
