/// A notification that an app wants to show.
// Any thread can read it: it never changes, and its content is a copy.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name with which the notification can be replaced and removed.
    open private(set) var identifier: String
    /// A copy of the content.
    open private(set) var content: UNNotificationContent
    /// The condition; nil to show the notification at once.
    open private(set) var trigger: UNNotificationTrigger?

    private init(_ identifier: String, _ values: UNNotificationContent.Values, _ trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        content = UNNotificationContent(values)
        self.trigger = trigger
    }

    /// Creates a request with a copy of the content.
    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init(identifier, content.values, trigger)
    }
}
