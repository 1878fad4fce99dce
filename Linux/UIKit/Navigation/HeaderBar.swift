internal import CGTK
internal import GObjectKit

/// An Adwaita header bar that shows a navigation item.
@MainActor
final class HeaderBar: UIView {
    var onBack: () -> Void = {}
    private lazy var title = GObjectReference(adw_window_title_new("", ""))
    private lazy var back = GObjectReference(gtk_button_new_from_icon_name("go-previous-symbolic"))
    private var items: [UIBarButtonItem] = []
    private var packed: [GObjectReference] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(adw_header_bar_new()))
        adw_header_bar_set_title_widget(widget.opaque, title.widget)
        gtk_widget_set_tooltip_text(back.widget, "Back")
        gtk_widget_set_visible(back.widget, 0)
        adw_header_bar_pack_start(widget.opaque, back.widget)
        back.on("clicked") { [weak self] _ in
            self?.onBack()
            return .unhandled
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The views of this module are not archived.")
    }

    var preferredHeight: CGFloat { measuredSize().height }

    func show(_ item: UINavigationItem, hasBack: Bool, hasWindowButtons: Bool) {
        setTitle(item.title ?? "", subtitle: item.prompt ?? "")
        gtk_widget_set_visible(back.widget, hasBack ? 1 : 0)
        adw_header_bar_set_show_start_title_buttons(widget.opaque, hasWindowButtons ? 1 : 0)
        adw_header_bar_set_show_end_title_buttons(widget.opaque, hasWindowButtons ? 1 : 0)
        pack(left: item.leftBarButtonItems ?? [], right: item.rightBarButtonItems ?? [])
    }

    func setTitle(_ text: String, subtitle: String) {
        adw_window_title_set_title(title.opaque, text)
        adw_window_title_set_subtitle(title.opaque, subtitle)
    }

    /// The first on the right is the outermost, as on iOS; `pack_end` starts at the outside as well.
    private func pack(left: [UIBarButtonItem], right: [UIBarButtonItem]) {
        guard left + right != items || packed.count != items.count else { return }
        for button in packed { adw_header_bar_remove(widget.opaque, button.widget) }
        items = left + right
        packed = items.map(\.button)
        for item in left { adw_header_bar_pack_start(widget.opaque, item.button.widget) }
        for item in right { adw_header_bar_pack_end(widget.opaque, item.button.widget) }
    }
}
