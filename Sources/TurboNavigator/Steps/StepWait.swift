import Foundation

/// Waits for the end of a step: UIKit's callback or the timeout, whichever is first. Ends once.
@MainActor
final class StepWait {
    /// The timeout in seconds. UIKit doesn't always call back.
    static let timeout: TimeInterval = 2

    private var completion: (@MainActor () -> Void)?
    private var deadline: Task<Void, Never>?

    /// - Parameter startsTimeout: whether to start the timeout now; true by default. See ``startTimeout()``.
    init(startsTimeout: Bool = true, _ completion: @escaping @MainActor () -> Void) {
        self.completion = completion
        if startsTimeout { startTimeout() }
    }

    /// Starts the timeout. A transition that the user holds with a finger has none.
    func startTimeout() {
        guard deadline == nil, completion != nil else { return }
        // The task retains this object, because UIKit may release its completion without calling it.
        deadline = Task {
            do { try await Task.sleep(nanoseconds: UInt64(Self.timeout * 1_000_000_000)) } catch { return }
            if !Task.isCancelled { end() }
        }
    }

    /// Stops the timeout, because the user holds the transition.
    func stopTimeout() {
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
