/// Shows notifications of the app by the desktop's service `org.freedesktop.Notifications`.
///
/// Linux has no remote notifications. Scheduled notifications are shown while the app runs.
// Any thread can call it: its methods hand over to the main actor, and an app sets the delegate there, as on iOS.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let instance = UNUserNotificationCenter()

    @MainActor private lazy var scheduler = NotificationScheduler(self)

    /// The app's notification center.
    open class func current() -> UNUserNotificationCenter { instance }

    /// The delegate. Set it before the app has finished launching.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Asks for permission. On Linux the desktop doesn't ask the user: it is granted if there is a service for
    /// notifications, and users turn an app's notifications off in the desktop's settings.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { @MainActor in completionHandler(await scheduler.requestAuthorization(), nil) }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await scheduler.requestAuthorization()
    }

    /// Reports the app's permissions.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { @MainActor in completionHandler(await scheduler.settings()) }
    }

    open func notificationSettings() async -> UNNotificationSettings {
        await scheduler.settings()
    }

    /// Shows a notification, or keeps it until its trigger. It replaces one with the same identifier.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { @MainActor in await Self.report(completionHandler) { try await scheduler.add(request) } }
    }

    open func add(_ request: UNNotificationRequest) async throws {
        try await scheduler.add(request)
    }

    /// Reports the requests that wait for their trigger.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task { @MainActor in completionHandler(scheduler.pendingRequests) }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await scheduler.pendingRequests
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        Task { @MainActor in scheduler.removePending { identifiers.contains($0) } }
    }

    open func removeAllPendingNotificationRequests() {
        Task { @MainActor in scheduler.removePending { _ in true } }
    }

    /// Reports the notifications that the desktop shows, in its list too.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task { @MainActor in completionHandler(scheduler.deliveredNotifications) }
    }

    open func deliveredNotifications() async -> [UNNotification] {
        await scheduler.deliveredNotifications
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        Task { @MainActor in scheduler.removeDelivered { identifiers.contains($0) } }
    }

    open func removeAllDeliveredNotifications() {
        Task { @MainActor in scheduler.removeDelivered { _ in true } }
    }

    /// Sets the number on the app's icon, in docks that implement Unity's launcher API; 0 removes it.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { @MainActor in await Self.report(completionHandler) { try scheduler.setBadge(newBadgeCount) } }
    }

    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await scheduler.setBadge(newBadgeCount)
    }

    @MainActor
    private static func report(
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?, _ work: @MainActor () async throws -> Void
    ) async {
        do {
            try await work()
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }
}

/// The kinds of attention that an app asks for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Has no effect on Linux, which has no quiet delivery.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
