internal import CGTK
internal import GObjectKit

/// Holds up the end of the desktop session while a window would ask before it closes. The desktop then shows the app with
/// the reason, and the user decides.
///
/// GTK chooses the session manager: GNOME's, Xfce's, or the portal of a sandbox.
@MainActor
final class SessionEnd {
    private let application: GObjectReference
    /// GTK's number of the inhibitor; 0 without one.
    private var inhibitor: guint = 0

    /// - Parameter application: a `GtkApplication` that isn't registered yet.
    init(_ application: GObjectReference) {
        self.application = application
        var isRegistered = GValue()
        g_value_init(&isRegistered, .boolean)
        g_value_set_boolean(&isRegistered, 1)
        g_object_set_property(application.cast(), "register-session", &isRegistered)
        application.on("query-end") { [weak self] _ in
            self?.userDidRequestEnd()
            return .unhandled
        }
    }

    private func userDidRequestEnd() {
        release()
        let windows = UIApplication.shared.windows
        guard let window = windows.first(where: \.isHeldByDelegate) else { return }
        inhibitor = gtk_application_inhibit(
            application.cast(), window.gtkWindow.cast(), GTK_APPLICATION_INHIBIT_LOGOUT,
            SystemText.changesNotSaved.text())
    }

    /// Called when the user is back in a window: the session goes on, and its next end asks again.
    func release() {
        guard inhibitor != 0 else { return }
        gtk_application_uninhibit(application.cast(), inhibitor)
        inhibitor = 0
    }
}
