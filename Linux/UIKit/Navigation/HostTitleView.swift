internal import CGTK
internal import GObjectKit

/// The title of an external page, with the host below it, and an icon for its connection once the page has loaded.
@MainActor
struct HostTitleView {
    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))

    let title: String
    let externalHost: ExternalHost

    init(_ title: String, _ externalHost: ExternalHost) {
        self.title = title
        self.externalHost = externalHost
        gtk_widget_set_valign(reference.widget, GTK_ALIGN_CENTER)
        let line = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_widget_set_halign(line.widget, GTK_ALIGN_CENTER)
        let host = Self.label(externalHost.host, title.isEmpty ? "title" : "subtitle")
        let lock = externalHost.isSecure.map(Self.lock)
        for part in [lock, host].compactMap({ $0 }) { gtk_box_append(line.cast(), part.widget) }
        let lines = title.isEmpty ? [line] : [Self.label(title, "title"), line]
        for part in lines { gtk_box_append(reference.cast(), part.widget) }
    }

    private static func lock(_ isSecure: Bool) -> GObjectReference {
        let icon = GObjectReference(
            gtk_image_new_from_icon_name(isSecure ? "changes-prevent-symbolic" : "dialog-warning-symbolic"))
        gtk_image_set_pixel_size(icon.opaque, 12)
        icon.addClass("dim-label")
        // The same space as the label has at its other end.
        gtk_widget_set_margin_start(icon.widget, 6)
        let text = (isSecure ? SystemText.secureConnection : .notSecure).text()
        gtk_widget_set_tooltip_text(icon.widget, text)
        icon.setAccessibleLabel(text)
        return icon
    }

    private static func label(_ text: String, _ style: String) -> GObjectReference {
        let label = GObjectReference(gtk_label_new(text))
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        label.addClass(style)
        return label
    }
}

/// The host of an external page, and whether its connection is secure; nil if no page has arrived.
package struct ExternalHost: Equatable {
    let host: String
    let isSecure: Bool?

    package init(host: String, isSecure: Bool?) {
        self.host = host
        self.isSecure = isSecure
    }
}
