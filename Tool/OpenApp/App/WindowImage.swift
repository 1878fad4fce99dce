internal import CGTK
internal import GObjectKit
import UIKit

/// An image of the app in a window, without the inspector, from the frame that was drawn last. Draws nothing itself.
@MainActor
enum WindowImage {
    /// Returns nil if the app isn't on screen.
    static func of(_ window: UIWindow) -> StillImage? {
        let host = window.appWidget
        guard gtk_widget_get_mapped(host.widget) != 0, let live = gtk_widget_paintable_new(host.widget) else {
            return nil
        }
        let paintable = GObjectReference(UnsafeMutableRawPointer(live), .adopting)
        return gdk_paintable_get_current_image(paintable.opaque).map {
            GObjectReference(UnsafeMutableRawPointer($0), .adopting)
        }
    }
}
