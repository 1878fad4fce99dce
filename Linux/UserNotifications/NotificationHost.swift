/// The app whose notifications are shown. UIKit sets it, because this module doesn't know windows.
@MainActor
package enum NotificationHost {
    /// Returns whether a window of the app is active.
    package static var isActive: () -> Bool = { false }
    /// Brings the app's window to the front, with the token of the user's click if the desktop has passed one.
    package static var activate: (_ token: String?) -> Void = { _ in }
}
