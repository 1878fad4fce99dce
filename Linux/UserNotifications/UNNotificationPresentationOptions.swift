/// How a notification is shown while its app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// The same as ``banner`` and ``list`` together.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// The desktop decides about the list. On Linux the same as ``banner``.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
