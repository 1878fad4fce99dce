/// A notification that is about to be shown, or was shown.
// Any thread can read it: it never changes.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The time at which it was shown.
    open private(set) var date: Date
    open private(set) var request: UNNotificationRequest

    init(_ request: UNNotificationRequest) {
        date = Date()
        self.request = request
    }
}
