internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// Chooses the button or row with a text, as a click, Return or a screen reader does.
///
/// - Returns: whether there is one that can be seen and used in the window of the view.
@MainActor
@discardableResult
package func click(_ text: String, around view: UIView) -> Bool {
    guard let label = label(text, around: view) else { return false }
    for ancestor in sequence(first: label, next: gtk_widget_get_parent) {
        if tn_is_a(ancestor, gtk_button_get_type()) {
            guard gtk_widget_is_sensitive(ancestor) != 0 else { return false }
            emitClicked(ancestor)
            return true
        }
        if tn_is_a(ancestor, gtk_list_box_row_get_type()) { return gtk_widget_activate(ancestor) != 0 }
    }
    return false
}

/// The middle of a visible text in the window of a view, in the view's coordinates.
@MainActor
package func middle(of text: String, in view: UIView) -> CGPoint? {
    label(text, around: view).flatMap { middle(of: $0, in: view) }
}

/// The middle of the text of a visible button, when other labels have the text too.
@MainActor
package func middle(ofButton text: String, in view: UIView) -> CGPoint? {
    let labels = VisibleWidgets.all(gtk_label_get_type(), around: view).filter {
        VisibleWidgets.text(ofLabel: $0) == text
    }
    let label = labels.first { gtk_widget_get_ancestor($0, gtk_button_get_type()) != nil }
    return label.flatMap { middle(of: $0, in: view) }
}

@MainActor
private func middle(of label: VisibleWidgets.Widget, in view: UIView) -> CGPoint? {
    var middle = graphene_point_t(
        x: Float(gtk_widget_get_width(label)) / 2, y: Float(gtk_widget_get_height(label)) / 2)
    var found = graphene_point_t()
    guard gtk_widget_compute_point(label, view.widget.widget, &middle, &found) != 0 else { return nil }
    return CGPoint(x: CGFloat(found.x), y: CGFloat(found.y))
}

/// Whether a label with the text is visible in the window of the view.
@MainActor
package func isVisible(_ text: String, in view: UIView) -> Bool {
    label(text, around: view) != nil
}

/// Waits, frame by frame, until such a label is seen.
///
/// - Returns: false if none comes.
@MainActor
package func sees(_ text: String, around view: UIView) async -> Bool {
    for _ in 0..<600 where !isVisible(text, in: view) { await nextFrame(of: view) }
    return isVisible(text, in: view)
}

/// Whether the button with a text, in the window of the view, is drawn in one of Adwaita's styles, such as "flat".
@MainActor
package func isDrawn(_ text: String, as style: String, around view: UIView) -> Bool {
    guard let label = label(text, around: view) else { return false }
    for ancestor in sequence(first: label, next: gtk_widget_get_parent) {
        if tn_is_a(ancestor, gtk_button_get_type()) { return gtk_widget_has_css_class(ancestor, style) != 0 }
    }
    return false
}

/// Whether the row with a text, in the window of the view, is in one of GNOME's boxed lists.
@MainActor
package func isInBoxedList(_ text: String, around view: UIView) -> Bool {
    guard let label = label(text, around: view) else { return false }
    return sequence(first: label, next: gtk_widget_get_parent).contains {
        tn_is_a($0, gtk_list_box_get_type()) && gtk_widget_has_css_class($0, "boxed-list") != 0
    }
}

@MainActor
private func label(_ text: String, around view: UIView) -> VisibleWidgets.Widget? {
    VisibleWidgets.all(gtk_label_get_type(), around: view).first { VisibleWidgets.text(ofLabel: $0) == text }
}

@MainActor
func emitClicked(_ button: UnsafeMutablePointer<GtkWidget>) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    g_value_unset(&value)
}

/// Calls the handler for each event of a kind over a view, after the views in it have had it.
@MainActor
package func whenSent(_ kind: InputEvent.Kind, to view: UIView, _ handler: @escaping @MainActor () -> Void) {
    view.widget.onInput(before: false) { event in
        if event.kind == kind { handler() }
        return .unhandled
    }
}

/// Calls the handler for each press of a mouse button in a window, before its widgets have it.
@MainActor
package func whenPressed(in window: UIWindow, _ handler: @escaping @MainActor () -> Void) {
    window.gtkWindow.onInput(before: true) { event in
        if event.kind == .press { handler() }
        return .unhandled
    }
}
