internal import CWebKitGTK
package import Foundation
internal import GObjectKit

/// Whether the theme in use, or the program, has an icon of this name.
@MainActor
package func hasIcon(_ name: String) -> Bool {
    guard MainLoop.start() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(gdk_display_get_default()), name) != 0
}

/// A file that is part of the program.
package func builtInFile(_ path: String) -> Data? {
    guard let bytes = g_resources_lookup_data(path, GResourceLookupFlags(rawValue: 0), nil) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    return g_bytes_get_data(bytes, &size).map { Data(bytes: $0, count: Int(size)) }
}
