internal import CWebKitGTK
package import UIKit

/// What the desktop writes over a window.
@MainActor
package func title(of window: UIWindow) -> String? {
    gtk_window_get_title(window.gtkWindow.cast()).map { String(cString: $0) }
}
