import Foundation

/// The wait for one callback of UIKit or WebKit. It ends once: with the callback, at its timeout, or when the task that
/// waits is cancelled.
@MainActor
package final class Wait {
    /// The timeout in seconds. UIKit doesn't always call back.
    package static let timeout: TimeInterval = 2

    private var isEnded = false
    private var continuation: CheckedContinuation<Void, Never>?
    private var deadline: Task<Void, Never>?

    /// - Parameter startsTimeout: whether to start the timeout now; false by default.
    package init(startsTimeout: Bool = false) {
        if startsTimeout { startTimeout() }
    }

    /// Starts the timeout. A transition that the user holds with a finger has none.
    package func startTimeout() {
        guard deadline == nil, !isEnded else { return }
        deadline = Task {
            do { try await Task.sleep(nanoseconds: UInt64(Self.timeout * 1_000_000_000)) } catch { return }
            if !Task.isCancelled { end() }
        }
    }

    /// Stops the timeout, because the user holds the transition.
    package func stopTimeout() {
        deadline?.cancel()
        deadline = nil
    }

    package func end() {
        isEnded = true
        deadline?.cancel()
        continuation?.resume()
        continuation = nil
    }

    /// Returns when the wait has ended. Called once.
    package func ended() async {
        await withTaskCancellationHandler {
            guard !isEnded else { return }
            await withCheckedContinuation { continuation = $0 }
        } onCancel: {
            Task { @MainActor in end() }
        }
    }
}

extension Task where Success == Void, Failure == Never {
    /// Starts an operation at once, up to its first wait, so that an app finds the new screen right after it has routed
    /// a URL. Before iOS 26 and Xcode 26 there is no such start, and the operation starts in the next turn of the run
    /// loop.
    @MainActor @discardableResult
    package static func starting(_ operation: @escaping @MainActor () async -> Void) -> Task {
        #if compiler(>=6.2)
            if #available(iOS 26, macOS 26, *) { return Task.immediate(operation: operation) }
        #endif
        return Task(operation: operation)
    }
}
