/// The content of a notification, which can't be changed.
open class UNNotificationContent: NSObject {
    var values = Values()

    /// Creates content without text.
    public override init() {
        super.init()
    }

    init(_ values: Values) {
        self.values = values
    }

    open var title: String { values.title }
    /// A line between title and body. On Linux, the first line of the body.
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    /// The number on the app's icon from the time of the notification; nil to leave it as it is.
    open var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
    /// The sound of the notification; nil for none.
    open var sound: UNNotificationSound? { values.hasSound ? .default : nil }
    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any] { values.userInfo }

    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: Int?
        var hasSound = false
        var userInfo: [AnyHashable: Any] = [:]

        var isEmpty: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && !hasSound }
    }
}
