internal import CGTK
internal import GObjectKit

/// Makes GLib's monitor report that the network is gone or back, as it does when the last route goes and one comes.
@MainActor
package func reportNetwork(isThere: Bool) {
    guard let monitor = g_network_monitor_get_default() else { return }
    var values = [GValue(), GValue()]
    g_value_init(&values[0], g_network_monitor_get_type())
    g_value_set_object(&values[0], UnsafeMutableRawPointer(monitor))
    g_value_init(&values[1], .boolean)
    g_value_set_boolean(&values[1], isThere ? 1 : 0)
    g_signal_emitv(&values, g_signal_lookup("network-changed", g_network_monitor_get_type()), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
}
