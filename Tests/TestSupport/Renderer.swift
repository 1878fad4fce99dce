internal import CWebKitGTK
package import UIKit

/// The class of what draws a window, as GTK calls it: "GskGLRenderer", "GskCairoRenderer".
@MainActor
package func rendererName(of window: UIWindow) -> String {
    guard let renderer = gtk_native_get_renderer(window.gtkWindow.opaque) else { return "nothing" }
    return String(
        cString: g_type_name_from_instance(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)))
}
