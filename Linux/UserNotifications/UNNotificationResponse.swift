/// The action of a user who clicked a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user's response to a notification.
// Any thread can read it: it never changes.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    open private(set) var notification: UNNotification
    /// On Linux always ``UNNotificationDefaultActionIdentifier``.
    open private(set) var actionIdentifier: String

    init(_ notification: UNNotification) {
        self.notification = notification
        actionIdentifier = UNNotificationDefaultActionIdentifier
    }
}
