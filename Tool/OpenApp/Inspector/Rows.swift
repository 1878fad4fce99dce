internal import CGTK
internal import GObjectKit
import UIKit

/// Parts of rows in the style of GNOME's preferences.
@MainActor
enum Rows {
    /// A row with a text only.
    static func note(_ text: String) -> GObjectReference {
        let row = GObjectReference(adw_action_row_new())
        adw_preferences_row_set_use_markup(row.cast(), 0)
        adw_preferences_row_set_title(row.cast(), text)
        gtk_widget_add_css_class(row.widget, "dim-label")
        return row
    }

    /// A row that performs an action.
    static func button(_ title: String, _ perform: @escaping @MainActor () -> Void) -> GObjectReference {
        let row = GObjectReference(adw_action_row_new())
        adw_preferences_row_set_title(row.cast(), title)
        gtk_list_box_row_set_activatable(row.cast(), 1)
        row.on("activated") { _ in
            perform()
            return .unhandled
        }
        return row
    }

    /// A button that copies a text. It shows a check mark afterwards.
    static func copyButton(_ text: @escaping @MainActor () -> String) -> GObjectReference {
        let button = iconButton("edit-copy-symbolic", "Copy")
        gtk_widget_set_valign(button.widget, GTK_ALIGN_CENTER)
        button.on("clicked") { arguments in
            UIPasteboard.general.string = text()
            guard let clicked = arguments.pointer(0) else { return .unhandled }
            let button = GObjectReference(clicked, .retaining)
            gtk_button_set_icon_name(button.cast(), "object-select-symbolic")
            Task {
                do { try await Task.sleep(nanoseconds: 1_500_000_000) } catch { return }
                gtk_button_set_icon_name(button.cast(), "edit-copy-symbolic")
            }
            return .unhandled
        }
        return button
    }

    static func iconButton(_ icon: String, _ name: String) -> GObjectReference {
        let button = GObjectReference(gtk_button_new_from_icon_name(icon))
        gtk_widget_set_tooltip_text(button.widget, name)
        gtk_widget_add_css_class(button.widget, "flat")
        return button
    }

    static func image(_ name: String, look: String) -> GObjectReference {
        let image = GObjectReference(gtk_image_new_from_icon_name(name))
        gtk_widget_add_css_class(image.widget, look)
        return image
    }

    /// The row of a detail.
    static func detail(_ detail: RowDetail) -> GObjectReference {
        switch detail {
        case .text(let name, let value):
            let isLong = value.count > 300 || value.split(separator: "\n").count > 8
            return isLong ? TextBlock(name, value).row : property(name, value)
        case .picture(let picture): return Rows.picture(picture)
        case .later(let name, let read):
            let block = TextBlock(name, "…")
            read { block.show($0) }
            return block.row
        }
    }

    /// A row with a name and its value.
    private static func property(_ name: String, _ value: String) -> GObjectReference {
        let row = note(name)
        gtk_widget_remove_css_class(row.widget, "dim-label")
        adw_action_row_set_subtitle_lines(row.cast(), 0)
        adw_action_row_set_subtitle(row.cast(), value)
        gtk_widget_add_css_class(row.widget, "property")
        copyButton { value }.attach { adw_action_row_add_suffix(row.cast(), $0) }
        return row
    }

    /// A row with a screenshot of a screen.
    private static func picture(_ picture: StillImage) -> GObjectReference {
        let view = GObjectReference(gtk_picture_new_for_paintable(picture.opaque))
        gtk_picture_set_can_shrink(view.opaque, 1)
        gtk_picture_set_alternative_text(view.opaque, "Last screenshot of the screen")
        gtk_widget_set_size_request(view.widget, -1, 360)
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(view.widget, 12) }
        let row = GObjectReference(gtk_list_box_row_new())
        gtk_list_box_row_set_activatable(row.cast(), 0)
        view.attach { gtk_list_box_row_set_child(row.cast(), $0) }
        return row
    }
}

extension GObjectReference {
    func setMargins(_ margin: Int32) {
        gtk_widget_set_margin_start(widget, margin)
        gtk_widget_set_margin_end(widget, margin)
        gtk_widget_set_margin_top(widget, margin)
        gtk_widget_set_margin_bottom(widget, margin)
    }

    /// Passes the widget to a function that adds it to another widget.
    ///
    /// NB: Swift may release a reference after its last use, which is before the call that uses its pointer.
    @discardableResult
    func attach<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result {
        withExtendedLifetime(self) { body(widget) }
    }
}
