internal import CGTK

// Notifications: those of UserNotifications, and remote ones.
extension AppLifecycle {
    /// The error of an app that registers for remote notifications, as a simulator without them reports it: 3010 in
    /// Cocoa's domain.
    static var hasNoRemoteNotifications: any Error {
        NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "Remote notifications are not supported on Linux."])
    }

    /// Lets the notification center find out whether the app is active, and bring its window to the front.
    func connectNotifications() {
        NotificationHost.isActive = { [weak self] in self?.state == .active }
        NotificationHost.activate = { [weak self] token in self?.activate(withToken: token) }
    }

    /// The token shows the desktop that the user asked for the window.
    private func activate(withToken token: String?) {
        guard let window = scene?.keyWindow ?? scene?.windows.first else { return }
        if let token { gtk_window_set_startup_id(window.gtkWindow.cast(), token) }
        window.makeKeyAndVisible()
    }
}
