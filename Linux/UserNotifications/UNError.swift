/// The domain of ``UNError``.
public let UNErrorDomain = "UNErrorDomain"

/// An error of the notification center.
public struct UNError: CustomNSError, Hashable, @unchecked Sendable {
    public enum Code: Int, Sendable {
        /// The app hasn't asked for permission, or the desktop has no service for notifications.
        case notificationsNotAllowed = 1
        /// The desktop's service refused the notification.
        case notificationInvalidNoContent = 1401
        case badgeInputInvalid = 1600
    }

    public static var errorDomain: String { UNErrorDomain }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }

    public var code: Code { Code(rawValue: error.code) ?? .notificationsNotAllowed }
    public var errorCode: Int { error.code }
    public var errorUserInfo: [String: Any] { error.userInfo }

    // The struct isn't checked for Sendable because of this class; an NSError never changes.
    private let error: NSError

    init(_ code: Code, _ description: String) {
        error = NSError(
            domain: UNErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
    }
}
