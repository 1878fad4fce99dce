internal import CGTK
internal import GObjectKit

/// Holds up the end of the desktop session while a window would ask before it closes. The desktop then shows the app
/// with the reason, and the user decides.
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
        application.setProperty("register-session", .boolean) { g_value_set_boolean($0, 1) }
        application.on("query-end") { [weak self] _ in
            self?.userDidRequestEnd()
            return .unhandled
        }
    }

    private func userDidRequestEnd() {
        release()
        UIApplication.shared.lifecycle.sessionWillEnd()
        guard let window = UIApplication.shared.windows.first(where: \.isHeldByDelegate) else { return }
        inhibitor = gtk_application_inhibit(
            application.cast(), window.gtkWindow.cast(), GTK_APPLICATION_INHIBIT_LOGOUT,
            SystemText.changesNotSaved.text())
    }

    /// Releases the inhibitor when the user returns to a window. The next request to end the session is checked again.
    func release() {
        guard inhibitor != 0 else { return }
        gtk_application_uninhibit(application.cast(), inhibitor)
        inhibitor = 0
    }
}
