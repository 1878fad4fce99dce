/// The reason why the modal stack was dismissed.
public enum ModalDismissalReason: String, Sendable {
    /// The user dismissed it by a gesture, or on Linux with the Escape key.
    case gesture
    /// The user tapped the button that closes the modal: Done, or Cancel for a sign-in or unsaved input.
    case done
    /// A proposal or a command of the app dismissed it.
    case navigation
    /// The app dismissed it with UIKit. If the app sets its own presentation delegate, the user's gestures are reported
    /// as this reason too.
    case app
}
