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
