internal import CGTK

/// The class (X11) and app ID (Wayland) of new windows.
package func programName() -> String? {
    g_get_prgname().map { String(cString: $0) }
}
