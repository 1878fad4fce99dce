internal import CGTK
internal import GObjectKit

/// Tells whether there is a network: at once, and after each change.
@MainActor
package final class NetworkWatch {
    private let monitor: GObjectReference
    private let connection: SignalConnection

    package init(_ report: @escaping @MainActor (_ isThere: Bool) -> Void) {
        // GLib has one for the whole process, which it keeps.
        let monitor = GObjectReference(UnsafeMutableRawPointer(g_network_monitor_get_default()), .retaining)
        self.monitor = monitor
        connection = monitor.on("network-changed") { arguments in
            report(arguments.int(1) != 0)
            return .unhandled
        }
        report(g_network_monitor_get_network_available(monitor.opaque) != 0)
    }

    isolated deinit {
        monitor.disconnect(connection)
    }
}
