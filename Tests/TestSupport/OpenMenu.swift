internal import CWebKitGTK
package import UIKit

/// The open menu in the window of a view.
@MainActor
package enum OpenMenu {
    /// Waits, frame by frame, until one is open.
    ///
    /// - Returns: its entries from top to bottom; empty if none opens.
    package static func entries(around view: UIView, frames: Int = 300) async -> [String] {
        for _ in 0..<frames {
            if let menu = find(around: view) { return labels(below: menu) }
            await nextFrame(of: view)
        }
        return []
    }

    /// Whether a menu of any kind is open: of a bar, of a page, or the choices of a field.
    package static func isOpen(around view: UIView) -> Bool {
        !VisibleWidgets.all(gtk_popover_get_type(), around: view).isEmpty
    }

    /// Whether the user can choose an entry.
    package static func canChoose(_ text: String, around view: UIView) -> Bool {
        guard let menu = find(around: view), let entry = button(text, below: menu) else { return false }
        return gtk_widget_is_sensitive(entry) != 0
    }

    /// Chooses an entry, as a click does.
    package static func choose(_ text: String, around view: UIView) -> Bool {
        guard let menu = find(around: view), let entry = button(text, below: menu) else { return false }
        return gtk_widget_activate(entry) != 0
    }

    /// Opens the main menu of the view's window, and chooses an entry.
    package static func chooseInMainMenu(_ text: String, around view: UIView) async -> Bool {
        guard let window = view as? UIWindow ?? view.window else { return false }
        MenuButtons("Main Menu", in: window).open()
        _ = await entries(around: view)
        return choose(text, around: view)
    }

    private typealias Widget = VisibleWidgets.Widget

    private static func find(around view: UIView) -> Widget? {
        VisibleWidgets.all(gtk_popover_menu_get_type(), around: view).first
    }

    private static func labels(below menu: Widget) -> [String] {
        VisibleWidgets.all(gtk_label_get_type(), below: menu).map(VisibleWidgets.text(ofLabel:)).filter { !$0.isEmpty }
    }

    private static func button(_ text: String, below menu: Widget) -> Widget? {
        VisibleWidgets.all(gtk_label_get_type(), below: menu).first { VisibleWidgets.text(ofLabel: $0) == text }
            .flatMap(gtk_widget_get_parent)
    }
}
