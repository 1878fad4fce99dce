internal import CWebKitGTK
package import UIKit

/// The buttons of a window that have an icon and no text, by their tooltips.
@MainActor
package struct ToolButtons {
    private let buttons: [UnsafeMutablePointer<GtkWidget>]

    /// The visible and enabled buttons with this tooltip.
    package init(_ text: String, around view: UIView) {
        buttons = VisibleWidgets.all(gtk_button_get_type(), around: view).filter { button in
            gtk_widget_get_tooltip_text(button).map { String(cString: $0) } == text
                && gtk_widget_is_sensitive(button) != 0
        }
    }

    package var count: Int { buttons.count }

    /// Chooses the first button, as a click does.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    package func choose() -> Bool {
        buttons.first.map { gtk_widget_activate($0) != 0 } ?? false
    }
}

/// The visible buttons that open a menu, by their tooltips.
@MainActor
package struct MenuButtons {
    private let buttons: [VisibleWidgets.Widget]

    /// Finds the buttons in a view or its window.
    package init(_ text: String, in view: UIView) {
        buttons = VisibleWidgets.all(gtk_menu_button_get_type(), below: view.widget.widget).filter { button in
            gtk_widget_get_tooltip_text(button).map { String(cString: $0) } == text
        }
    }

    package var count: Int { buttons.count }

    /// Opens the menu of the first button, as a click does.
    package func open() {
        if let button = buttons.first { gtk_menu_button_popup(OpaquePointer(button)) }
    }

    /// The middle of the first button, in a view's coordinates.
    package func middle(in view: UIView) -> CGPoint? {
        guard let button = buttons.first else { return nil }
        var middle = graphene_point_t(
            x: Float(gtk_widget_get_width(button)) / 2, y: Float(gtk_widget_get_height(button)) / 2)
        var found = graphene_point_t()
        guard gtk_widget_compute_point(button, view.widget.widget, &middle, &found) != 0 else { return nil }
        return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
    }
}
