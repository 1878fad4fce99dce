import UIKit

/// Waits that depend on the app's state. In the background, deadlines don't run and no pages can be loaded.
@MainActor
package struct Foreground {
    /// Returns whether the app is in the background, where it may be suspended.
    package let isInBackground: @MainActor () -> Bool

    package init(
        isInBackground: @escaping @MainActor () -> Bool = { UIApplication.shared.applicationState == .background }
    ) {
        self.isInBackground = isInBackground
    }

    /// Waits until the app is in the foreground.
    package func wait() async {
        while isInBackground(), !Task.isCancelled { await nextForeground() }
    }

    /// Waits for a number of seconds. If the app is in the background when they have passed, waits again once it is in
    /// the foreground, because nothing is loaded while the app is suspended.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    func sleep(_ seconds: TimeInterval) async throws {
        repeat {
            await wait()
            try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
        } while isInBackground()
    }

    /// The app's state may still be `background` after the first notification, but not after the second.
    private static let foregroundNotifications = returnNotifications + [UIApplication.didBecomeActiveNotification]

    /// Posted when the app returns to the foreground, or one of its windows while the app is there.
    package static let returnNotifications = [
        UIApplication.willEnterForegroundNotification, UIScene.willEnterForegroundNotification,
    ]

    private func nextForeground() async {
        let wait = Wait()
        let observers = Self.foregroundNotifications.map { NotificationObserver($0) { wait.end() } }
        await wait.ended()
        withExtendedLifetime(observers) {}
        await Task.yield()
    }
}
