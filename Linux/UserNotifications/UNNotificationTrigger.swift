/// The condition for a notification.
// Any thread can read it and its subclass: they never change.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is shown again and again.
    open private(set) var repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}
