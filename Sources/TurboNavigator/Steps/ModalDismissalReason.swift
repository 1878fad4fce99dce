/// Why the modal stack is gone.
public enum ModalDismissalReason: String, Sendable {
    /// The user has closed it by a gesture, on Linux by the Escape key.
    case gesture
    /// The user has chosen Done.
    case done
    /// A proposal or a command of the app led out of it.
    case navigation
    /// The app has dismissed it with UIKit. With a presentation delegate of the app's own, the user's gestures count as this.
    case app
}
