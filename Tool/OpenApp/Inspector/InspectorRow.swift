internal import CGTK
internal import GObjectKit
import UIKit

/// A row of the inspector, which copies its text. If its content has details, it expands.
@MainActor
final class InspectorRow {
    let reference: GObjectReference
    private var content: RowContent
    private let badge = GObjectReference(gtk_label_new(nil))
    private var details: [GObjectReference] = []
    /// The text of the row and its details when they were shown last.
    private var shownText = ""
    private var shownPicture: StillImage?

    init(_ content: RowContent) {
        self.content = content
        reference = GObjectReference(content.details == nil ? adw_action_row_new() : adw_expander_row_new())
        gtk_widget_add_css_class(badge.widget, "numeric")
        let copy = Rows.copyButton { [weak self] in self?.content.text ?? "" }
        let icon = content.icon.map { Rows.image($0.name, look: $0.style) }
        if content.details == nil {
            adw_action_row_set_title_lines(reference.cast(), 2)
            icon?.attach { adw_action_row_add_prefix(reference.cast(), $0) }
            for part in [badge, copy] { part.attach { adw_action_row_add_suffix(reference.cast(), $0) } }
        } else {
            icon?.attach { adw_expander_row_add_prefix(reference.cast(), $0) }
            // Each is added in front of those before.
            for part in [copy, badge] { part.attach { adw_expander_row_add_action(reference.cast(), $0) } }
            fillWhenExpanded()
        }
        show()
    }

    private func fillWhenExpanded() {
        reference.on("notify::expanded") { [weak self] _ in
            if let self, self.isExpanded { self.fill() }
            return .unhandled
        }
    }

    private var isExpanded: Bool {
        content.details != nil && adw_expander_row_get_expanded(reference.cast()) != 0
    }

    /// Shows other content. An expanded row stays expanded.
    func update(_ content: RowContent) {
        self.content = content
        show()
        guard isExpanded, content.text != shownText || picture !== shownPicture else { return }
        fill()
    }

    private func show() {
        // Texts are from pages and servers, so they are never parsed as markup.
        adw_preferences_row_set_use_markup(reference.cast(), 0)
        adw_preferences_row_set_title(reference.cast(), content.title)
        if content.details == nil {
            adw_action_row_set_subtitle(reference.cast(), content.subtitle)
        } else {
            adw_expander_row_set_subtitle(reference.cast(), content.subtitle)
        }
        gtk_label_set_text(badge.opaque, content.badge?.text ?? "")
        gtk_widget_set_visible(badge.widget, content.badge == nil ? 0 : 1)
        if let style = content.badge?.style { gtk_widget_add_css_class(badge.widget, style) }
    }

    private var picture: StillImage? {
        for case .picture(let picture) in content.details?() ?? [] { return picture }
        return nil
    }

    private func fill() {
        (shownText, shownPicture) = (content.text, picture)
        for row in details { adw_expander_row_remove(reference.cast(), row.widget) }
        details = content.details?().map(Rows.detail) ?? []
        for row in details { row.attach { adw_expander_row_add_row(reference.cast(), $0) } }
    }
}
