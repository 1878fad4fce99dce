internal import CGTK
internal import CGTKShims
internal import CWebKitGTK
internal import GObjectKit
package import UIKit

/// The visible widgets of a window, including GTK's own.
@MainActor
enum VisibleWidgets {
    typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// The widgets of a type in the window of a view, from top to bottom.
    static func all(_ type: GType, around view: UIView) -> [Widget] {
        guard let root = gtk_widget_get_root(view.widget.widget) else { return [] }
        return all(type, below: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self))
    }

    static func all(_ type: GType, below widget: Widget) -> [Widget] {
        guard gtk_widget_get_mapped(widget) != 0 else { return [] }
        var found = tn_is_a(widget, type) ? [widget] : []
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            found += all(type, below: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }

    static func text(ofLabel label: Widget) -> String {
        gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
    }
}

/// The names of the icons that are visible in the window of the view, from the top to the bottom.
@MainActor
package func seenIcons(around view: UIView) -> [String] {
    VisibleWidgets.all(gtk_image_get_type(), around: view).compactMap { image in
        gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) }
    }
}

/// The left edges of the visible icons with a name, in the window of the view.
@MainActor
package func leftEdges(ofIcon name: String, around view: UIView) -> [Float] {
    guard let root = gtk_widget_get_root(view.widget.widget) else { return [] }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    return VisibleWidgets.all(gtk_image_get_type(), below: window).compactMap { image in
        guard gtk_image_get_icon_name(OpaquePointer(image)).map({ String(cString: $0) }) == name else { return nil }
        var frame = graphene_rect_t()
        return gtk_widget_compute_bounds(image, window, &frame) == 0 ? nil : frame.origin.x
    }
}

/// The names of the icons that extend beyond the left or right edge of the window of the view.
@MainActor
package func clippedIcons(around view: UIView) -> [String] {
    guard let root = gtk_widget_get_root(view.widget.widget) else { return [] }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    return VisibleWidgets.all(gtk_image_get_type(), below: window).compactMap { image in
        var frame = graphene_rect_t()
        guard gtk_widget_compute_bounds(image, window, &frame) != 0 else { return nil }
        let isInside =
            frame.origin.x >= 0
            && frame.origin.x + frame.size.width <= Float(gtk_widget_get_width(window))
        return isInside ? nil : gtk_image_get_icon_name(OpaquePointer(image)).map { String(cString: $0) } ?? ""
    }
}

/// The number of visible lines between the items of menus and lists in the window of the view.
@MainActor
package func lineCount(around view: UIView) -> Int {
    VisibleWidgets.all(gtk_separator_get_type(), around: view).count
}

/// The texts of the visible text views in the window of the view, which can be selected.
@MainActor
package func seenTexts(around view: UIView) -> [String] {
    VisibleWidgets.all(gtk_text_view_get_type(), around: view).compactMap { view in
        let buffer = gtk_text_view_get_buffer(UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self))
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}

/// The accessible names of the visible images in the window of the view.
@MainActor
package func seenPictures(around view: UIView) -> [String] {
    VisibleWidgets.all(gtk_picture_get_type(), around: view).compactMap { picture in
        gtk_picture_get_alternative_text(OpaquePointer(picture)).map { String(cString: $0) }
    }
}

/// The tooltips of the visible icons in the window of the view, from the top.
@MainActor
package func seenHints(around view: UIView) -> [String] {
    VisibleWidgets.all(gtk_image_get_type(), around: view).compactMap { icon in
        gtk_widget_get_tooltip_text(icon).map { String(cString: $0) }
    }
}

/// The visible text of a window, including that of GTK's own widgets.
@MainActor
package enum WidgetTexts {
    /// The texts of all visible labels, from the top.
    package static func of(_ window: UIWindow) -> [String] {
        VisibleWidgets.all(gtk_label_get_type(), below: window.gtkWindow.widget).map(VisibleWidgets.text(ofLabel:))
    }
}

/// The visible texts in the widget that has the keyboard focus.
@MainActor
package func focusedTexts(in window: UIWindow) -> [String] {
    guard let focus = gtk_window_get_focus(window.gtkWindow.cast()) else { return [] }
    return VisibleWidgets.all(gtk_label_get_type(), below: focus).map(VisibleWidgets.text(ofLabel:)).filter {
        !$0.isEmpty
    }
}

/// The tooltip of the button that has the keyboard focus; nil if no such button has it.
@MainActor
package func focusedHint(in window: UIWindow) -> String? {
    guard let focus = gtk_window_get_focus(window.gtkWindow.cast()) else { return nil }
    return sequence(first: focus, next: gtk_widget_get_parent).lazy.compactMap(gtk_widget_get_tooltip_text).first
        .map { String(cString: $0) }
}
