internal import CGLibRunLoop
internal import CGTK
internal import CGTKShims

/// The main run loop of the process, which includes GLib's, and the GTK display.
@MainActor
package enum MainLoop {
    /// Attaches GLib to the main run loop and opens the display, once.
    ///
    /// - Returns: whether there is a display. Without one, widgets must not be created.
    package static func start() -> Bool {
        hasDisplay
    }

    private static let hasDisplay: Bool = {
        guard tn_runloop_attach(), gtk_init_check() != 0 else { return false }
        adw_init()
        tn_popovers_close_with_ancestors()
        return true
    }()

    /// Runs the loop forever. The last call of an app's `main`.
    package static func run() -> Never {
        tn_runloop_run()
    }

    /// Makes `exit` skip WebKit's destructors. Call after creating a web view; only the first call has an effect.
    package static func guardExit() {
        tn_runloop_guard_exit()
    }

    /// The number of times that the loop was about to sleep, and of GLib sources that it has dispatched since the
    /// start.
    package static var counts: (turns: UInt64, dispatched: UInt64) {
        let counts = tn_runloop_get_counts()
        return (counts.turns, counts.dispatched)
    }
}
