internal import CWebKitGTK
package import UIKit

/// GTK's class name of the renderer of a window: "GskGLRenderer", "GskCairoRenderer".
@MainActor
package func rendererName(of window: UIWindow) -> String {
    guard let renderer = gtk_native_get_renderer(window.gtkWindow.opaque) else { return "nothing" }
    return String(
        cString: g_type_name_from_instance(
            UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)))
}
