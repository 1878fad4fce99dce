internal import CGTK
internal import GObjectKit
package import UIKit

/// The visible text of a window, including that of GTK's own widgets.
@MainActor
package enum WidgetTexts {
    /// The texts of all visible labels, from the top.
    package static func of(_ window: UIWindow) -> [String] {
        SeenWidgets.all(gtk_label_get_type(), below: window.gtkWindow.widget).map(SeenWidgets.text(ofLabel:))
    }
}
