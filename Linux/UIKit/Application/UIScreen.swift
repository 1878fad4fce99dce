internal import CGTK
internal import GObjectKit

/// A monitor of the desktop. An app rarely fills it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    private static let first = UIScreen()

    /// The first monitor.
    open class var main: UIScreen { first }

    /// The size of the monitor. For the size of the app, use its window.
    open var bounds: CGRect {
        var area = GdkRectangle()
        withMonitor { gdk_monitor_get_geometry($0, &area) }
        return CGRect(x: 0, y: 0, width: Int(area.width), height: Int(area.height))
    }

    /// The number of pixels per point.
    open var scale: CGFloat {
        var scale: Int32 = 1
        withMonitor { scale = gdk_monitor_get_scale_factor($0) }
        return CGFloat(scale)
    }

    private func withMonitor(_ body: (OpaquePointer) -> Void) {
        Toolkit.start()
        guard let monitors = gdk_display_get_monitors(gdk_display_get_default()),
            let monitor = g_list_model_get_item(monitors, 0)
        else { return }
        body(OpaquePointer(monitor))
        g_object_unref(monitor)
    }
}
