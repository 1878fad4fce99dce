internal import CWebKitGTK
internal import GObjectKit
internal import UIKit

/// The D-Bus session bus in the environment.
enum SessionBus {
    /// Removes the bus from the environment if it can't be reached. Called before the first web view.
    ///
    /// NB: WebKitGTK's sandbox requires the bus if the environment names one, and ends the app without a message if it
    /// can't connect: after `su`, in a shell that outlived its session, or in a container.
    static func prepare() { _ = isReachable }

    private static let isReachable: Bool = {
        let name = "DBUS_SESSION_BUS_ADDRESS"
        guard let address = ProcessInfo.processInfo.environment[name], !address.isEmpty else { return false }
        var error: UnsafeMutablePointer<GError>?
        if let stream = g_dbus_address_get_stream_sync(address, nil, nil, &error) {
            g_object_unref(UnsafeMutableRawPointer(stream))
            return true
        }
        let reason = error.map { GLibError(consuming: $0).message } ?? "no response"
        Log.fault("cannot connect to \(name), so the app runs without a session bus: \(reason)")
        unsetenv(name)
        return false
    }()
}
