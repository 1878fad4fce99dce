internal import CWebKitGTK
package import UIKit

/// What the icons that are seen in the window of the view say when the pointer rests on them, from the top.
@MainActor
package func seenHints(around view: UIView) -> [String] {
    SeenWidgets.all(gtk_image_get_type(), around: view).compactMap { icon in
        gtk_widget_get_tooltip_text(icon).map { String(cString: $0) }
    }
}
