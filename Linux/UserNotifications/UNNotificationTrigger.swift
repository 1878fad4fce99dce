/// The condition for a notification.
// Any thread can read it and its subclass: they never change.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is shown again and again.
    open private(set) var repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// Shows a notification after a time.
///
/// On Linux only while the app runs: the desktop's service doesn't keep notifications for later.
// As its superclass.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    open private(set) var timeInterval: TimeInterval

    /// Creates a trigger. As on iOS, a time of zero or less, or a repeated one of less than a minute, is a mistake that
    /// ends the app.
    public convenience init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "The time interval of a notification must be greater than 0.")
        precondition(!repeats || timeInterval >= 60, "A repeated notification needs at least 60 seconds.")
        self.init(timeInterval, repeats: repeats)
    }

    private init(_ timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}
