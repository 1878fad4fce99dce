internal import CGTK
internal import GObjectKit

/// The GTK window of a UIWindow. It is destroyed together with the UIWindow.
@MainActor
final class WindowHandle {
    static let defaultSize = CGSize(width: 430, height: 820)
    /// The width of the smallest supported phone, and the minimum height that GNOME requires of apps.
    private static let leastSize = (width: Int32(320), height: Int32(294))
    /// The size in pixels. The desktop scales it down.
    private static let iconSize: Int32 = 128

    let reference: GObjectReference
    private let toasts: GObjectReference
    /// Called when the desktop has hidden the window or shown it again.
    var onVisibilityChange: () -> Void = {}

    init() {
        Toolkit.start()
        reference = GObjectReference(adw_window_new())
        toasts = GObjectReference(adw_toast_overlay_new())
        gtk_widget_set_size_request(toasts.widget, Self.leastSize.width, Self.leastSize.height)
        reference.on("realize") { [weak self] _ in
            self?.watchSurface()
            self?.showIcon()
            self?.showTitle()
            return .unhandled
        }
    }

    private func watchSurface() {
        guard let surface = gtk_native_get_surface(reference.opaque) else { return }
        connect(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] _ in
            self?.onVisibilityChange()
            return .unhandled
        }
    }

    /// NB: GTK sets icons only from an icon theme. On Wayland the icon is the desktop entry's.
    private func showIcon() {
        guard let file = AppIdentity.current.iconFile, let surface = gtk_native_get_surface(reference.opaque) else {
            return
        }
        var error: UnsafeMutablePointer<GError>?
        guard let picture = gdk_pixbuf_new_from_file_at_size(file.path, Self.iconSize, Self.iconSize, &error) else {
            if let error { Log.warnOnce("Cannot read \(file.path): \(GLibError(consuming: error).message)") }
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        let texture = GObjectReference(UnsafeMutableRawPointer(gdk_texture_new_for_pixbuf(picture)), .adopting)
        let list = g_list_append(nil, texture.pointer)
        gdk_toplevel_set_icon_list(surface, list)
        g_list_free(list)
    }

    /// Whether the window is minimized or, on newer desktops, suspended.
    var isObscured: Bool {
        guard let surface = gtk_native_get_surface(reference.opaque) else { return true }
        // NB: GTK has a constant for this flag only since 4.12.
        let suspended: UInt32 = 1 << 16
        return gdk_toplevel_get_state(surface).rawValue & (GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | suspended) != 0
    }

    isolated deinit {
        gtk_window_destroy(reference.cast())
    }

    var isActive: Bool { gtk_window_is_active(reference.cast()) != 0 }

    /// The focused widget. Setting a widget that is no longer in the window has no effect.
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
        adw_toast_overlay_set_child(toasts.opaque, content.widget)
        adw_window_set_content(reference.cast(), toasts.widget)
    }

    /// Shows a message for a few seconds at the bottom of the window.
    ///
    /// - Parameter button: a button with an action; nil for none.
    func showToast(_ text: String, button: (title: String, perform: () -> Void)? = nil) {
        let toast = GObjectReference(UnsafeMutableRawPointer(adw_toast_new("")), .adopting)
        // A title of libadwaita's own is cut off in a narrow window.
        let label = GObjectReference(gtk_label_new(text))
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        // NB: libadwaita gives a message its natural width, which may be larger than the window.
        let room = Double(gtk_widget_get_width(toasts.widget)) - (button == nil ? 80 : 180)
        gtk_label_set_max_width_chars(label.opaque, Int32(max(10, room / (8 * TextScale.current))))
        adw_toast_set_custom_title(toast.opaque, label.widget)
        if let button {
            label.on("map") { [toasts] arguments in
                guard let label = arguments.pointer(0)?.assumingMemoryBound(to: GtkWidget.self) else {
                    return .unhandled
                }
                let widgets = sequence(first: label, next: gtk_widget_get_parent)
                if let toast = widgets.first(where: { gtk_widget_get_parent($0) == toasts.widget }) {
                    AnswerDelay.begin(on: GObjectReference(UnsafeMutableRawPointer(toast), .retaining))
                }
                return .unhandled
            }
            adw_toast_set_button_label(toast.opaque, button.title)
            toast.on("button-clicked") { _ in
                button.perform()
                return .unhandled
            }
        }
        // The overlay takes ownership of a reference.
        g_object_ref(toast.pointer)
        adw_toast_overlay_add_toast(toasts.opaque, toast.opaque)
    }

    /// The title on the desktop.
    private(set) var title = ""

    /// - Parameter name: the window's name for screen readers, which they announce when it changes.
    ///
    /// NB: GTK makes the title of a window its name as well.
    func setTitle(_ title: String, name: String) {
        let former = gtk_window_get_title(reference.cast()).map { String(cString: $0) }
        if former != name { gtk_window_set_title(reference.cast(), name) }
        self.title = title
        showTitle()
    }

    private func showTitle() {
        if let surface = gtk_native_get_surface(reference.opaque) { gdk_toplevel_set_title(surface, title) }
    }

    var isFullScreen: Bool { gtk_window_is_fullscreen(reference.cast()) != 0 }

    func setFullScreen(_ isFull: Bool) {
        if isFull {
            gtk_window_fullscreen(reference.cast())
        } else {
            gtk_window_unfullscreen(reference.cast())
        }
    }

    func maximize() {
        gtk_window_maximize(reference.cast())
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
