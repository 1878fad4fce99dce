import UIKit

/// Whether the app is in the foreground, where time counts and pages can be loaded.
@MainActor
struct Foreground {
    /// Whether the app is in the background: not on screen, and about to be suspended.
    var isInBackground: @MainActor () -> Bool = { UIApplication.shared.applicationState == .background }

    /// Returns when the app is in the foreground; at once when it is.
    func wait() async {
        while isInBackground(), !Task.isCancelled { await nextForeground() }
    }

    /// The state of the app may still be that of the background after the first, and is not after the second.
    private static let returns = [
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]

    private func nextForeground() async {
        let wake = Wake()
        let center = NotificationCenter.default
        let observers = Self.returns.map { name in
            center.addObserver(forName: name, object: nil, queue: .main) { _ in
                MainActor.assumeIsolated { wake.signal() }
            }
        }
        await withTaskCancellationHandler {
            await wake.wait()
        } onCancel: {
            Task { @MainActor in wake.signal() }
        }
        for observer in observers { center.removeObserver(observer) }
        // The application's state follows the notification.
        await Task.yield()
    }
}

/// Something that is waited for once.
@MainActor
private final class Wake {
    private var isSignalled = false
    private var continuation: CheckedContinuation<Void, Never>?

    func wait() async {
        guard !isSignalled else { return }
        await withCheckedContinuation { continuation = $0 }
    }

    func signal() {
        isSignalled = true
        continuation?.resume()
        continuation = nil
    }
}
