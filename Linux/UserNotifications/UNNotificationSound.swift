/// The sound of a notification.
// Any thread can use it: it has no state.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The desktop's sound for new messages.
    open class var `default`: UNNotificationSound { UNNotificationSound() }

    override init() {
        super.init()
    }
}
