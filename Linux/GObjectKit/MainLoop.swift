internal import CGLibRunLoop
internal import CGTK
internal import CGTKShims

/// The main run loop of the process, with GLib inside, and the toolkit on top of it.
@MainActor
package enum MainLoop {
    /// Attaches GLib to the main run loop and opens the display, once.
    ///
    /// - Returns: whether there is a display. Without one no widget may be made.
    package static func start() -> Bool {
        hasDisplay
    }

    private static let hasDisplay: Bool = {
        guard tn_runloop_attach(), gtk_init_check() != 0 else { return false }
        adw_init()
        // CGTKShims' own icons, for what GNOME has none.
        tn_icons_register_resource()
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        gtk_icon_theme_add_resource_path(theme, "/org/turbo-navigator/icons")
        return true
    }()

    /// Runs the loop for ever: the last thing that an app's `main` does.
    package static func run() -> Never {
        tn_runloop_run()
    }

    /// Leaves at `exit` without WebKit's destructors. To be called after each web view is made; acts once.
    package static func guardExit() {
        tn_runloop_guard_exit()
    }

    /// How often the loop was about to sleep, and how many GLib sources it dispatched, since the start.
    package static var counts: (turns: UInt64, dispatched: UInt64) {
        let counts = tn_runloop_get_counts()
        return (counts.turns, counts.dispatched)
    }
}
