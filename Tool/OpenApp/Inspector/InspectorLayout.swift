internal import CGTK
internal import GObjectKit

/// The inspector's position in a window: beside the app if the window is wide enough, otherwise a sheet over it.
@MainActor
final class InspectorLayout {
    private static let paneWidth: Int32 = 360
    /// The minimum width of a window with a pane. It leaves the app as much width as a phone has.
    private static let minimumWidth = 760

    private let pane: GObjectReference
    private let overlay: GObjectReference
    private let side: GObjectReference
    private let sideBox: GObjectReference
    private let dim: GObjectReference
    private let sheet: GObjectReference
    private let sheetBox: GObjectReference
    private var size = (width: 0, height: 0)
    private var isSheet: Bool?
    private(set) var isOpen = false
    /// Whether the inspector is a sheet over the app.
    var isOverApp: Bool { isOpen && isSheet == true }
    /// Called when the user taps beside the sheet.
    var onDismiss: () -> Void = {}

    /// Inserts the pane and the sheet around the window's content. Call before the window is shown.
    init(_ pane: GObjectReference, in window: GObjectReference) {
        self.pane = pane
        overlay = GObjectReference(gtk_overlay_new())
        side = Self.revealer(GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT)
        sideBox = GObjectReference(adw_clamp_new())
        dim = Self.revealer(GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        sheet = Self.revealer(GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        sheetBox = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        surround(window)
        fillSheet()
        window.on("realize", after: true) { [weak self, weak window] _ in
            if let window { self?.observe(window) }
            return .unhandled
        }
    }

    private static func revealer(_ transition: GtkRevealerTransitionType) -> GObjectReference {
        let revealer = GObjectReference(gtk_revealer_new())
        gtk_revealer_set_transition_type(revealer.opaque, transition)
        gtk_widget_set_visible(revealer.widget, 0)
        revealer.on("notify::child-revealed") { arguments in
            guard let revealer = arguments.pointer(0) else { return .unhandled }
            // While hidden, it gets no clicks and isn't drawn.
            let isShown = gtk_revealer_get_reveal_child(OpaquePointer(revealer))
            gtk_widget_set_visible(revealer.assumingMemoryBound(to: GtkWidget.self), isShown)
            return .unhandled
        }
        return revealer
    }

    private func surround(_ window: GObjectReference) {
        guard let content = adw_window_get_content(window.cast()) else { return }
        let app = GObjectReference(content, .retaining)
        adw_window_set_content(window.cast(), nil)
        let row = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        let line = GObjectReference(gtk_separator_new(GTK_ORIENTATION_VERTICAL))
        let sideRow = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        // Without a clamp, the pane's content would make it wider.
        adw_clamp_set_maximum_size(sideBox.opaque, Self.paneWidth)
        adw_clamp_set_tightening_threshold(sideBox.opaque, Self.paneWidth)
        gtk_widget_set_hexpand(side.widget, 0)
        sideBox.attach { gtk_box_append(sideRow.cast(), $0) }
        line.attach { gtk_box_append(sideRow.cast(), $0) }
        sideRow.attach { gtk_revealer_set_child(side.opaque, $0) }
        gtk_widget_set_hexpand(app.widget, 1)
        side.attach { gtk_box_append(row.cast(), $0) }
        app.attach { gtk_box_append(row.cast(), $0) }
        row.attach { gtk_overlay_set_child(overlay.opaque, $0) }
        dim.attach { gtk_overlay_add_overlay(overlay.opaque, $0) }
        sheet.attach { gtk_overlay_add_overlay(overlay.opaque, $0) }
        overlay.attach { adw_window_set_content(window.cast(), $0) }
    }

    private func fillSheet() {
        let shade = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_widget_add_css_class(shade.widget, "tn-dim")
        shade.attach { gtk_revealer_set_child(dim.opaque, $0) }
        let click = GObjectReference(UnsafeMutableRawPointer(gtk_gesture_click_new()), .retaining)
        click.on("released") { [weak self] _ in
            self?.onDismiss()
            return .unhandled
        }
        gtk_widget_add_controller(shade.widget, click.opaque)
        gtk_widget_add_css_class(sheetBox.widget, "tn-sheet")
        gtk_widget_set_overflow(sheetBox.widget, GTK_OVERFLOW_HIDDEN)
        sheetBox.attach { gtk_revealer_set_child(sheet.opaque, $0) }
    }

    private func observe(_ window: GObjectReference) {
        guard let surface = gtk_native_get_surface(window.opaque) else { return }
        connect(UnsafeMutableRawPointer(surface), "layout") { [weak self] arguments in
            self?.resize(arguments.int(1), arguments.int(2))
            return .unhandled
        }
    }

    private func resize(_ width: Int, _ height: Int) {
        guard size != (width, height) else { return }
        size = (width, height)
        // Part of the app stays visible above the sheet.
        gtk_widget_set_margin_top(sheet.widget, Int32(height / 4))
        guard isOpen, isSheet != (width < Self.minimumWidth) else { return }
        // Widgets must not be moved during the window's layout.
        Task { [weak self] in
            guard let self, self.isOpen else { return }
            self.setRevealed(false)
            self.open()
        }
    }

    func open() {
        isOpen = true
        let width = size.width
        let asSheet = width < Self.minimumWidth
        if isSheet != asSheet { move(asSheet) }
        setRevealed(true)
    }

    func close() {
        isOpen = false
        setRevealed(false)
    }

    private func move(_ asSheet: Bool) {
        if isSheet == true { gtk_box_remove(sheetBox.cast(), pane.widget) }
        adw_clamp_set_child(sideBox.opaque, nil)
        gtk_widget_set_size_request(pane.widget, asSheet ? -1 : Self.paneWidth, -1)
        gtk_widget_set_vexpand(pane.widget, 1)
        gtk_widget_set_hexpand(pane.widget, asSheet ? 1 : 0)
        if asSheet {
            gtk_box_append(sheetBox.cast(), pane.widget)
        } else {
            adw_clamp_set_child(sideBox.opaque, pane.widget)
        }
        isSheet = asSheet
    }

    private func setRevealed(_ isRevealed: Bool) {
        for revealer in isSheet == true ? [dim, sheet] : [side] {
            if isRevealed { gtk_widget_set_visible(revealer.widget, 1) }
            gtk_revealer_set_reveal_child(revealer.opaque, isRevealed ? 1 : 0)
        }
    }
}
