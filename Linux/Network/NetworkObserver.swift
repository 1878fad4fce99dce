internal import CGTK
internal import GObjectKit

/// A connection to GLib's network monitor.
@MainActor
final class NetworkObserver {
    private let monitor: GObjectReference
    private let connection: SignalConnection

    /// - Parameter report: receives whether there is a network: at once, then after each change.
    init(_ report: @escaping @MainActor (_ isAvailable: Bool) -> Void) {
        // There is one monitor per process, which GLib owns.
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
