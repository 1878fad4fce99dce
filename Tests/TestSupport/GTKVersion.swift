internal import CGTK

/// Whether this version of GTK, or a newer one, is in use.
package func hasGTK(_ major: UInt32, _ minor: UInt32) -> Bool {
    gtk_check_version(major, minor, 0) == nil
}
