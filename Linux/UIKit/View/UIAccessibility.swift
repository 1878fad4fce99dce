internal import CGTK
internal import GObjectKit

/// Functions for assistive technologies.
public struct UIAccessibility {
    /// Notifies screen readers of a change.
    ///
    /// NB: with `screenChanged`, the argument (a view) becomes an alert. GTK 4.8 sends no event when one appears, so there
    /// screen readers read it only if the user moves to it. Call this right after the view was added: it leaves its
    /// window for a moment, because GTK doesn't change the role of a widget in one.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        guard notification == .screenChanged, let view = argument as? UIView else { return }
        let parent = view.superview
        let index = parent?.subviews.firstIndex(of: view)
        view.removeFromSuperview()
        view.host.reference.setRole(GTK_ACCESSIBLE_ROLE_ALERT)
        if let parent, let index { parent.insertSubview(view, at: index) }
    }

    /// The kind of a change.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The argument is new on screen and replaces most of the content.
        public static let screenChanged = Notification(rawValue: 1000)
    }
}
