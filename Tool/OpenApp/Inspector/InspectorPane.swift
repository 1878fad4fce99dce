internal import CGTK
internal import GObjectKit

/// The inspector's widgets: a header bar, a filter, its sections and a switcher.
@MainActor
final class InspectorPane {
    let reference: GObjectReference
    private let stack: GObjectReference
    private let entry = GObjectReference(gtk_search_entry_new())
    private let sections: [any InspectorSection]
    /// Called when the close button in the bar is pressed.
    var onClose: () -> Void = {}
    /// Called when the button that clears the lists is pressed.
    var onClear: () -> Void = {}

    init(_ sections: [any InspectorSection]) {
        self.sections = sections
        reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        stack = GObjectReference(adw_view_stack_new())
        makeBar().attach { gtk_box_append(reference.cast(), $0) }
        setUpEntry()
        gtk_widget_set_vexpand(stack.widget, 1)
        for page in sections { add(page) }
        stack.attach { gtk_box_append(reference.cast(), $0) }
        makeSwitcher().attach { gtk_box_append(reference.cast(), $0) }
        stack.on("notify::visible-child") { [weak self] _ in
            self?.update()
            return .unhandled
        }
    }

    private func makeBar() -> GObjectReference {
        let bar = GObjectReference(adw_header_bar_new())
        // The app's own bar shows the window buttons.
        adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
        adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
        let title = GObjectReference(adw_window_title_new("Inspector", ""))
        title.attach { adw_header_bar_set_title_widget(bar.opaque, $0) }
        let clear = makeButton("edit-clear-all-symbolic", "Clear") { [weak self] in self?.onClear() }
        let copy = Rows.copyButton { [weak self] in self?.text ?? "" }
        gtk_widget_set_tooltip_text(copy.widget, "Copy All")
        let close = makeButton("window-close-symbolic", "Close Inspector") { [weak self] in self?.onClose() }
        for button in [clear, copy] { button.attach { adw_header_bar_pack_start(bar.opaque, $0) } }
        close.attach { adw_header_bar_pack_end(bar.opaque, $0) }
        return bar
    }

    private func makeButton(_ icon: String, _ name: String, _ perform: @escaping @MainActor () -> Void)
        -> GObjectReference
    {
        let button = Rows.iconButton(icon, name)
        button.on("clicked") { _ in
            perform()
            return .unhandled
        }
        return button
    }

    private func setUpEntry() {
        if let field = gtk_editable_get_delegate(entry.opaque) {
            gtk_text_set_placeholder_text(UnsafeMutablePointer(field), "Filter")
        }
        gtk_widget_set_tooltip_text(entry.widget, "Filter")
        entry.setMargins(6)
        entry.on("search-changed") { [weak self] _ in
            self?.update()
            return .unhandled
        }
        entry.on("stop-search") { [weak self] _ in
            if let self { gtk_editable_set_text(self.entry.opaque, "") }
            return .unhandled
        }
        entry.attach { gtk_box_append(reference.cast(), $0) }
    }

    private func makeSwitcher() -> GObjectReference {
        let bar = GObjectReference(adw_view_switcher_bar_new())
        adw_view_switcher_bar_set_stack(bar.opaque, stack.opaque)
        adw_view_switcher_bar_set_reveal(bar.opaque, 1)
        return bar
    }

    private func add(_ page: any InspectorSection) {
        let added = page.makeWidget().attach {
            adw_view_stack_add_titled(stack.opaque, $0, page.title, page.title)
        }
        adw_view_stack_page_set_icon_name(added, page.icon)
    }

    /// Updates the visible section.
    func update() {
        visibleSection?.update(filter)
    }

    private var visibleSection: (any InspectorSection)? {
        guard let name = adw_view_stack_get_visible_child_name(stack.opaque) else { return nil }
        return sections.first { $0.title == String(cString: name) }
    }

    private var filter: RowFilter {
        RowFilter(gtk_editable_get_text(entry.opaque).map { String(cString: $0) } ?? "")
    }

    /// The rows of the visible section that match the filter.
    private var text: String {
        let groups = visibleSection?.groups.filter { !$0.texts.isEmpty } ?? []
        return groups.map { "# \($0.title)\n\n" + $0.texts.joined(separator: "\n\n") }.joined(separator: "\n\n")
    }

    func show(_ title: String) {
        adw_view_stack_set_visible_child_name(stack.opaque, title)
    }
}

/// One section of the inspector.
@MainActor
protocol InspectorSection: AnyObject {
    var title: String { get }
    var icon: String { get }
    var groups: [RowGroup] { get }

    /// Shows the rows that match a filter.
    func update(_ filter: RowFilter)
}

extension InspectorSection {
    /// A widget with the section's groups, one below the other.
    func makeWidget() -> GObjectReference {
        let page = GObjectReference(adw_preferences_page_new())
        for group in groups {
            adw_preferences_page_add(page.cast(), group.reference.cast())
        }
        return page
    }
}
