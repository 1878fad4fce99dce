internal import CWebKitGTK
package import UIKit

/// The tooltips of the visible icons in the window of the view, from the top.
@MainActor
package func seenHints(around view: UIView) -> [String] {
    SeenWidgets.all(gtk_image_get_type(), around: view).compactMap { icon in
        gtk_widget_get_tooltip_text(icon).map { String(cString: $0) }
    }
}
