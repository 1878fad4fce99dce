internal import CGTK
internal import GObjectKit

/// The GTK window under a UIWindow. It goes with its owner.
@MainActor
final class WindowHandle {
    static let defaultSize = CGSize(width: 430, height: 820)

    let reference: GObjectReference
    /// Called when the desktop has hidden the window or shows it again.
    var onSightChange: () -> Void = {}

    init() {
        Toolkit.start()
        reference = GObjectReference(adw_window_new())
        reference.on("realize") { [weak self] _ in
            self?.watchSurface()
            return .unhandled
        }
    }

    private func watchSurface() {
        guard let surface = gtk_native_get_surface(reference.opaque) else { return }
        connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] _ in
            self?.onSightChange()
            return .unhandled
        }
    }

    /// Whether the window is minimised or, as newer desktops tell, suspended.
    var isOutOfSight: Bool {
        guard let surface = gtk_native_get_surface(reference.opaque) else { return true }
        // NB: GTK has a name for the second flag only since 4.12.
        let suspended: UInt32 = 1 << 16
        return gdk_toplevel_get_state(surface).rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
    }

    isolated deinit {
        gtk_window_destroy(reference.cast())
    }

    var isActive: Bool { gtk_window_is_active(reference.cast()) != 0 }

    /// The widget that has the keyboard. One that has left the window is not given it again.
    var focus: GObjectReference? {
        get {
            gtk_window_get_focus(reference.cast()).map { GObjectReference(UnsafeMutableRawPointer($0), .retaining) }
        }
        set {
            guard let newValue, gtk_widget_get_root(newValue.widget) == reference.opaque else { return }
            gtk_widget_grab_focus(newValue.widget)
        }
    }

    func setContent(_ content: GObjectReference, size: CGSize) {
        gtk_window_set_default_size(reference.cast(), Int32(size.width), Int32(size.height))
        adw_window_set_content(reference.cast(), content.widget)
    }

    func setTitle(_ title: String) {
        gtk_window_set_title(reference.cast(), title)
    }

    func show() {
        gtk_window_present(reference.cast())
    }

    func hide() {
        gtk_widget_set_visible(reference.widget, 0)
    }

    func close() {
        gtk_window_close(reference.cast())
    }
}
