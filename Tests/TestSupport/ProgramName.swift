internal import CGTK

/// What X11 and Wayland read when a window is made: its class and its app id.
package func programName() -> String? {
    g_get_prgname().map { String(cString: $0) }
}
