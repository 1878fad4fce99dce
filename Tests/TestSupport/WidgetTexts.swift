internal import CGTK
internal import GObjectKit
package import UIKit

/// What a person can read in a window, of GTK's own widgets too.
@MainActor
package enum WidgetTexts {
    /// The texts of all labels in sight, from the top.
    package static func of(_ window: UIWindow) -> [String] {
        SeenWidgets.all(gtk_label_get_type(), below: window.gtkWindow.widget).map(SeenWidgets.text(ofLabel:))
    }
}
