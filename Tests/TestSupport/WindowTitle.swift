internal import CWebKitGTK
package import UIKit

/// The title of a window on the desktop.
@MainActor
package func title(of window: UIWindow) -> String? {
    gtk_window_get_title(window.gtkWindow.cast()).map { String(cString: $0) }
}
