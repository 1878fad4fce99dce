/// The permissions of an app.
///
/// Users change them in the desktop's settings, which an app can't read: a notification that they have turned off isn't
/// shown, and no error is reported, as on iOS.
// Any thread can read it: it never changes.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open private(set) var authorizationStatus: UNAuthorizationStatus

    init(_ status: UNAuthorizationStatus) {
        authorizationStatus = status
    }

    private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }

    open var alertSetting: UNNotificationSetting { setting }
    open var soundSetting: UNNotificationSetting { setting }
    /// The number is shown by docks that implement Unity's launcher API, such as those of KDE and of Dash to Dock.
    open var badgeSetting: UNNotificationSetting { setting }
    open var notificationCenterSetting: UNNotificationSetting { setting }
    open var lockScreenSetting: UNNotificationSetting { setting }
    /// Not supported on Linux.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
}

/// A permission of an app.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// Whether an app may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app hasn't asked yet.
    case notDetermined = 0
    /// The desktop has no service for notifications.
    case denied = 1
    case authorized = 2
    /// Not used on Linux.
    case provisional = 3
    /// Not used on Linux.
    case ephemeral = 4
}
