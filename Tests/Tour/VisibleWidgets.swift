internal import CGTK
import Foundation
internal import GObjectKit
import UIKit

/// The visible and reachable widgets in a window's bars: those that a click at their middle would hit.
@MainActor
struct VisibleWidgets {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    private let window: UIWindow

    init(in window: UIWindow) {
        self.window = window
    }

    /// The middle of the button with a label or a tooltip, in the window.
    func button(_ name: String) -> CGPoint? {
        let button = all(gtk_button_get_type()).first { Self.name(of: $0) == name }
        return (button ?? menuButton(name)).flatMap(middle)
    }

    /// Whether a button with a label or a tooltip exists and is enabled.
    func hasButtonThatIsOn(_ name: String) -> Bool {
        all(gtk_button_get_type()).contains { Self.name(of: $0) == name && gtk_widget_is_sensitive($0) != 0 }
    }

    /// Presses the bar's button that closes the window.
    ///
    /// - Returns: false if there is none.
    func pressClose() -> Bool {
        all(gtk_button_get_type()).first { gtk_widget_has_css_class($0, "close") != 0 }
            .map { gtk_widget_activate($0) != 0 } ?? false
    }

    /// NB: a `GtkMenuButton` isn't a `GtkButton`, but contains one.
    private func menuButton(_ name: String) -> Widget? {
        all(gtk_menu_button_get_type()).first { Self.text(gtk_widget_get_tooltip_text($0)) == name }
    }

    /// The title in the top bar; empty without a bar.
    var title: String {
        guard let widget = all(adw_window_title_get_type()).last else { return "" }
        return Self.text(adw_window_title_get_title(OpaquePointer(widget)))
    }

    /// The texts of native labels.
    var labels: [String] {
        all(gtk_label_get_type()).map { Self.text(gtk_label_get_text(OpaquePointer($0))) }
    }

    private func all(_ type: GType) -> [Widget] {
        var found: [Widget] = []
        collect(type, below: window.gtkWindow.widget, into: &found)
        return found.filter(isReachable)
    }

    private func collect(_ type: GType, below parent: Widget, into found: inout [Widget]) {
        var child = gtk_widget_get_first_child(parent)
        while let widget = child {
            if gtk_widget_get_mapped(widget) != 0 {
                if g_type_check_instance_is_a(
                    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
                {
                    found.append(widget)
                }
                collect(type, below: widget, into: &found)
            }
            child = gtk_widget_get_next_sibling(widget)
        }
    }

    private func isReachable(_ widget: Widget) -> Bool {
        guard let middle = middle(widget),
            let hit = gtk_widget_pick(window.gtkWindow.widget, middle.x, middle.y, GTK_PICK_DEFAULT)
        else { return false }
        // A bar's title lets clicks through to the bar itself.
        return hit == widget || gtk_widget_is_ancestor(hit, widget) != 0 || gtk_widget_is_ancestor(widget, hit) != 0
    }

    private func middle(_ widget: Widget) -> CGPoint? {
        var result = graphene_point_t()
        var start = graphene_point_t(
            x: Float(gtk_widget_get_width(widget)) / 2, y: Float(gtk_widget_get_height(widget)) / 2)
        guard gtk_widget_compute_point(widget, window.gtkWindow.widget, &start, &result) != 0 else { return nil }
        return CGPoint(x: CGFloat(result.x), y: CGFloat(result.y))
    }

    private static func name(of button: Widget) -> String {
        let button = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
        let label = text(gtk_button_get_label(button))
        return label.isEmpty
            ? text(gtk_widget_get_tooltip_text(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self)))
            : label
    }

    private static func text(_ string: UnsafePointer<CChar>?) -> String {
        string.map { String(cString: $0) } ?? ""
    }

    private static func text(_ string: UnsafeMutablePointer<CChar>?) -> String {
        text(string.map { UnsafePointer($0) })
    }
}
