internal import CGTK
internal import GObjectKit

/// What an app tells those who hear or feel a screen.
public struct UIAccessibility {
    /// Tells screen readers of a change.
    ///
    /// NB: with `screenChanged`, the view that is the argument becomes an alert, whose content they say when it comes. It is
    /// told before the view comes into a window: GTK gives no other role afterwards.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .screenChanged, let view = argument as? UIView, view.window == nil else { return }
        view.host.reference.setRole(GTK_ACCESSIBLE_ROLE_ALERT)
    }

    /// A change.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Something else fills the screen: the argument.
        public static let screenChanged = Notification(rawValue: 1000)
    }
}
