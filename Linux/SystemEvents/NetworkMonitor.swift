internal import CGTK
internal import GObjectKit

/// Reports whether there is a network: once at first, then after each change.
@MainActor
package final class NetworkMonitor {
    private let monitor: GObjectReference
    private let connection: SignalConnection

    package init(_ report: @escaping @MainActor (_ isThere: Bool) -> Void) {
        // GLib's monitor for the whole process; GLib owns it.
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
