/// The content of a notification that the app is about to add.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// A line between title and body. On Linux, the first line of the body.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The number on the app's icon from the time of the notification; nil to leave it as it is.
    open override var badge: NSNumber? {
        get { super.badge }
        set { values.badge = newValue?.intValue }
    }

    /// The sound of the notification; nil for none.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { values.hasSound = newValue != nil }
    }

    /// Values of the app's own.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
}
