internal import CGTK
internal import GObjectKit

/// Rows in the style of GNOME's preferences. Their texts are from pages and servers, so they are never parsed as
/// markup.
@MainActor
enum Rows {
    /// A row with a title, a subtitle and an icon.
    static func row(_ title: String, _ subtitle: String = "", icon: String? = nil, look: String? = nil)
        -> GObjectReference
    {
        let row = GObjectReference(adw_action_row_new())
        setTitle(title, of: row)
        adw_action_row_set_title_lines(row.cast(), 2)
        adw_action_row_set_subtitle_lines(row.cast(), 0)
        adw_action_row_set_subtitle(row.cast(), subtitle)
        if let icon { image(icon, look: look).attach { adw_action_row_add_prefix(row.cast(), $0) } }
        return row
    }

    /// A row that expands.
    static func expander(_ title: String, _ subtitle: String, _ content: ExpanderContent) -> GObjectReference {
        let row = GObjectReference(adw_expander_row_new())
        setTitle(title, of: row)
        adw_expander_row_set_subtitle(row.cast(), subtitle)
        row.on("notify::expanded") { arguments in
            guard let row = arguments.pointer(0)?.assumingMemoryBound(to: AdwExpanderRow.self) else {
                return .unhandled
            }
            if adw_expander_row_get_expanded(row) != 0 { content.fill(row) }
            return .unhandled
        }
        return row
    }

    /// A row that performs an action.
    static func button(_ title: String, _ perform: @escaping @MainActor () -> Void) -> GObjectReference {
        let row = Rows.row(title)
        gtk_list_box_row_set_activatable(row.cast(), 1)
        row.on("activated") { _ in
            perform()
            return .unhandled
        }
        return row
    }

    /// A row with a name and its value.
    static func property(_ name: String, _ value: String) -> GObjectReference {
        let row = Rows.row(name, value)
        gtk_widget_add_css_class(row.widget, "property")
        return row
    }

    /// A row with a screenshot of a screen.
    static func picture(_ picture: StillImage) -> GObjectReference {
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

    /// A label at the end of a row, such as a status code.
    static func badge(_ text: String, look: String) -> GObjectReference {
        let label = GObjectReference(gtk_label_new(text))
        for name in ["numeric", look] { gtk_widget_add_css_class(label.widget, name) }
        return label
    }

    static func image(_ name: String, look: String? = nil) -> GObjectReference {
        let image = GObjectReference(gtk_image_new_from_icon_name(name))
        look.map { gtk_widget_add_css_class(image.widget, $0) }
        return image
    }

    static func setTitle(_ title: String, of row: GObjectReference) {
        adw_preferences_row_set_use_markup(row.cast(), 0)
        adw_preferences_row_set_title(row.cast(), title)
    }
}

extension GObjectReference {
    /// Passes the widget to a function that adds it to another widget.
    ///
    /// NB: Swift may release a reference after its last use, which is before the call that uses its pointer.
    func attach<Result>(_ body: (UnsafeMutablePointer<GtkWidget>) -> Result) -> Result {
        withExtendedLifetime(self) { body(widget) }
    }
}

/// The rows inside an expander row. They are made each time it expands, because a screen's screenshot may be captured
/// after its row was made.
@MainActor
final class ExpanderContent {
    private let make: @MainActor () -> [GObjectReference]
    private var rows: [GObjectReference] = []

    init(_ make: @escaping @MainActor () -> [GObjectReference]) {
        self.make = make
    }

    func fill(_ expander: UnsafeMutablePointer<AdwExpanderRow>) {
        for row in rows { adw_expander_row_remove(expander, row.widget) }
        rows = make()
        for row in rows {
            row.attach { adw_expander_row_add_row(expander, $0) }
        }
    }
}
