internal import CGTKShims
internal import CWebKitGTK
package import UIKit

/// The buttons of a window that have a picture and no text, by what they say when the pointer rests on them.
@MainActor
package struct ToolButtons {
    private let buttons: [UnsafeMutablePointer<GtkWidget>]

    /// Those that the user sees and may choose, with this text.
    package init(_ text: String, around view: UIView) {
        guard let root = gtk_widget_get_root(view.widget.widget) else {
            buttons = []
            return
        }
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        buttons = Self.all(below: window).filter { button in
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

    private static func all(below widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        let own = tn_is_a(widget, gtk_button_get_type()) ? [widget] : []
        let children = sequence(first: gtk_widget_get_first_child(widget)) {
            $0.map(gtk_widget_get_next_sibling) ?? nil
        }
        return own + children.prefix { $0 != nil }.compactMap { $0 }.flatMap(all)
    }
}
