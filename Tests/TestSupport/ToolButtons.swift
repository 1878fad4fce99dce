internal import CWebKitGTK
package import UIKit

/// The buttons of a window that have a picture and no text, by what they say when the pointer rests on them.
@MainActor
package struct ToolButtons {
    private let buttons: [UnsafeMutablePointer<GtkWidget>]

    /// Those that the user sees and may choose, with this text.
    package init(_ text: String, around view: UIView) {
        buttons = VisibleWidgets.all(gtk_button_get_type(), around: view).filter { button in
            gtk_widget_get_tooltip_text(button).map { String(cString: $0) } == text
                && gtk_widget_is_sensitive(button) != 0
        }
    }

    package var count: Int { buttons.count }

    /// Chooses the first, as a click does.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    package func choose() -> Bool {
        buttons.first.map { gtk_widget_activate($0) != 0 } ?? false
    }
}
