/// A notification that waits for its trigger, until it is released.
@MainActor
final class PendingNotification {
    let request: UNNotificationRequest
    /// Fires after the trigger's time, once or again and again.
    private var timer: Timer?

    init(
        _ request: UNNotificationRequest, _ trigger: UNTimeIntervalNotificationTrigger,
        onFire: @escaping @MainActor @Sendable () -> Void
    ) {
        self.request = request
        timer = Timer.scheduledTimer(withTimeInterval: trigger.timeInterval, repeats: trigger.repeats) { _ in
            MainActor.assumeIsolated { onFire() }
        }
    }

    /// Stops the timer: a removed notification isn't shown.
    isolated deinit {
        timer?.invalidate()
    }
}
