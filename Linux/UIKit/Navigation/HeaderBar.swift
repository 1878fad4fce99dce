internal import CGTK
internal import GObjectKit

/// An Adwaita header bar that shows a navigation item.
@MainActor
final class HeaderBar: UIView {
    var onBack: () -> Void = {}
    private lazy var title = GObjectReference(adw_window_title_new("", ""))
    private lazy var back = GObjectReference(gtk_button_new_from_icon_name("go-previous-symbolic"))
    /// The tabs, if they replace the title. The title is then on the left.
    private var tabs: TabStrip?
    private lazy var leftTitle = GObjectReference(gtk_label_new(nil))
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private var packed: [BarButton] = []
    /// The widgets at each side, from the outside.
    private var startWidgets: [GObjectReference] = []
    private var endWidgets: [GObjectReference] = []
    private var hostTitle: HostTitleView?
    var onRefresh: () -> Void = {}
    private var showsRefresh = false
    private lazy var refresh = makeRefresh()
    /// The primary menu, in a bar of a screen of the window itself.
    private var menu: PrimaryMenu?
    /// Whether a narrow bar with several items leaves refreshing to the menu, and sizes to the desktop's keys.
    private var isCrowded = false
    /// The width for which the items were packed.
    private var packedWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        embed(GObjectReference(adw_header_bar_new()))
        adw_header_bar_set_title_widget(widget.opaque, title.widget)
        gtk_widget_set_tooltip_text(back.widget, SystemText.back.text())
        back.setAccessibleLabel(SystemText.back.text())
        gtk_widget_set_visible(back.widget, 0)
        adw_header_bar_pack_start(widget.opaque, back.widget)
        back.on("clicked") { [weak self] _ in
            self?.onBack()
            return .unhandled
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported.")
    }

    var preferredHeight: CGFloat { measuredSize().height }

    func show(_ item: UINavigationItem, hasBack: Bool, hasWindowButtons: Bool) {
        setTitle(item.title ?? "", externalHost: item.externalHost)
        gtk_widget_set_visible(back.widget, hasBack ? 1 : 0)
        adw_header_bar_set_show_start_title_buttons(widget.opaque, hasWindowButtons ? 1 : 0)
        adw_header_bar_set_show_end_title_buttons(widget.opaque, hasWindowButtons ? 1 : 0)
        let (newLeft, newRight) = (item.leftBarButtonItems ?? [], item.rightBarButtonItems ?? [])
        guard newLeft != left || newRight != right else { return }
        (left, right) = (newLeft, newRight)
        pack()
    }

    func draw(_ colors: BarColors) {
        colors.draw(on: widget, titles: [title, leftTitle], barStyles)
    }
    private let barStyles = BarStyles()

    /// - Parameter externalHost: the external host to show below the title; nil for none.
    func setTitle(_ text: String, externalHost: ExternalHost? = nil) {
        // GNOME's bars always have a title.
        adw_window_title_set_title(title.opaque, text.isEmpty ? AppIdentity.current.name : text)
        gtk_label_set_text(leftTitle.opaque, text)
        guard tabs == nil, externalHost != nil || hostTitle != nil,
            hostTitle?.title != text || hostTitle?.externalHost != externalHost
        else {
            return
        }
        hostTitle = externalHost.map { HostTitleView(text, $0) }
        adw_header_bar_set_title_widget(widget.opaque, hostTitle?.reference.widget ?? title.widget)
    }

    /// Shows or hides the button that refreshes the page.
    func showRefresh(_ isShown: Bool) {
        guard isShown != showsRefresh else { return }
        showsRefresh = isShown
        pack()
    }

    /// Shows or hides the primary menu.
    func showMenu(_ isShown: Bool) {
        guard isShown != (menu != nil) else { return }
        menu = isShown ? PrimaryMenu { [weak self] in self?.window } : nil
        pack()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // NB: the bar must not change while GTK allocates sizes.
        let isTight = isCrowded || isFolded || hasRefreshInMenu || leastWidth + missingTitle > bounds.width
        if isCrowdedNow != isCrowded || isTight && bounds.width != packedWidth {
            Toolkit.nextTurn { [weak self] in self?.pack() }
        }
    }

    private var isCrowdedNow: Bool {
        menu != nil && bounds.width < Self.roomyWidth && left.count + right.count > 1
    }
    private static let roomyWidth: CGFloat = 420

    /// Shows the tabs of a controller whose tabs belong in the bar.
    func showTabs(of controller: UITabBarController?) {
        guard let controller, controller.isWide, controller.showsTabs else {
            guard tabs != nil else { return }
            tabs = nil
            adw_header_bar_remove(widget.opaque, leftTitle.widget)
            return adw_header_bar_set_title_widget(widget.opaque, title.widget)
        }
        let strip = tabs ?? makeTabs(of: controller)
        strip.show(controller.tabBar)
        let text = controller.tabSet.selected?.item.title ?? ""
        let isDuplicate = String(cString: gtk_label_get_text(leftTitle.opaque)) == text
        gtk_widget_set_visible(leftTitle.widget, isDuplicate ? 0 : 1)
    }

    private func makeTabs(of controller: UITabBarController) -> TabStrip {
        let strip = TabStrip(isVertical: false)
        strip.onChoice = { [weak controller] item in controller?.userDidSelect(item) }
        tabs = strip
        leftTitle.addClass("heading")
        gtk_label_set_ellipsize(leftTitle.opaque, PANGO_ELLIPSIZE_END)
        adw_header_bar_pack_start(widget.opaque, leftTitle.widget)
        adw_header_bar_set_title_widget(widget.opaque, strip.reference.widget)
        return strip
    }

    /// Updates the bar after a change of one of its items.
    func redraw(_ item: UIBarButtonItem) {
        guard let button = packed.first(where: { $0.item === item }) else {
            if left.contains(item) || right.contains(item) { pack() }
            return
        }
        let width = Self.width(of: button.reference).natural
        let isDrawn = button.isMain == (item === main(of: packed.map(\.item))) && button.draw(isMain: button.isMain)
        if !isDrawn || Self.width(of: button.reference).natural != width { pack() }
    }

    /// Opens or closes the menu of an item, if it has room.
    func showMenu(_ isShown: Bool, of item: UIBarButtonItem) {
        guard window != nil, item.menu != nil, item.primaryAction == nil,
            let button = packed.first(where: { $0.item === item })
        else { return }
        let menu = button.reference.opaque
        isShown ? gtk_menu_button_popup(menu) : gtk_menu_button_popdown(menu)
    }

    private func pack() {
        packedWidth = bounds.width
        (isFolded, hasRefreshInMenu) = (false, false)
        gtk_widget_set_visible(title.widget, 1)
        pack(left, right)
        guard bounds.width > 0 else { return }
        if showsRefresh, menu != nil, leastWidth > bounds.width {
            hasRefreshInMenu = true
            pack(left, right)
        }
        guard left.count + right.count > 1 else { return }
        let texts = (left + right).filter(\.isText)
        var folded = isCrowded && texts.count > 1 ? texts : []
        // Those in the middle of the bar first. There is always room for the buttons of the window.
        var candidates = (left + right).filter { !folded.contains($0) && $0.style != .done }
        while leastWidth + missingTitle > bounds.width, !(isFolded && candidates.isEmpty) {
            if isFolded || folded.isEmpty { folded += candidates.popLast().map { [$0] } ?? [] }
            guard !folded.isEmpty else { return }
            isFolded = true
            let rest = [left, right].map { $0.filter { !folded.contains($0) } }
            let inOrder = (left + right.reversed()).filter(folded.contains)
            pack(rest[0], [UIBarButtonItem(containing: inOrder)] + rest[1])
        }
        // Otherwise the bar would be wider than its window, and its last button outside.
        if leastWidth > bounds.width { gtk_widget_set_visible(title.widget, 0) }
    }

    /// Whether items without room are in a menu.
    private var isFolded = false
    /// Whether only the primary menu refreshes the page, because the button has no room.
    private var hasRefreshInMenu = false

    private var leastWidth: CGFloat { Self.width(of: widget).least }

    /// The width that the title lacks to be read. Without it, a few letters would be left.
    private var missingTitle: CGFloat {
        guard tabs == nil, hostTitle == nil else { return 0 }
        let width = Self.width(of: title)
        return max(0, min(width.natural, Self.readableTitle) - width.least)
    }
    private static let readableTitle: CGFloat = 96

    private static func width(of reference: GObjectReference) -> (least: CGFloat, natural: CGFloat) {
        var (least, natural) = (Int32(0), Int32(0))
        gtk_widget_measure(reference.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
        return (CGFloat(least), CGFloat(natural))
    }

    /// GNOME's bars have one main button: the one at the end, such as Save, and not also the one that closes a sheet.
    private func main(of items: [UIBarButtonItem]) -> UIBarButtonItem? {
        let main = items.filter { $0.style == .done }
        return main.first { right.contains($0) } ?? main.first
    }

    /// The first item on the right is the outermost, as on iOS. `pack_end` starts at the outside as well.
    private func pack(_ left: [UIBarButtonItem], _ right: [UIBarButtonItem]) {
        isCrowded = isCrowdedNow
        let main = main(of: left + right)
        let former = packed
        func buttons(_ items: [UIBarButtonItem]) -> [BarButton] {
            items.map { item in
                item.bar = self
                if let button = former.first(where: { $0.item === item }), button.draw(isMain: item === main) {
                    return button
                }
                let button = BarButton(item)
                _ = button.draw(isMain: item === main)
                return button
            }
        }
        let (start, end) = (buttons(left), buttons(right))
        packed = start + end
        arrange(start.map(\.reference), insteadOf: &startWidgets) { adw_header_bar_pack_start($0, $1) }
        let (first, last) = (
            menu.map { [$0.reference] }, showsRefresh && !isCrowded && !hasRefreshInMenu ? [refresh] : []
        )
        arrange((first ?? []) + end.map(\.reference) + last, insteadOf: &endWidgets) { adw_header_bar_pack_end($0, $1) }
        mirror()
    }

    /// Leaves the widgets that keep their place.
    private func arrange(
        _ widgets: [GObjectReference], insteadOf former: inout [GObjectReference],
        _ add: (OpaquePointer, UnsafeMutablePointer<GtkWidget>) -> Void
    ) {
        let kept = zip(widgets, former).prefix { $0 === $1 }.count
        for one in former.dropFirst(kept) { adw_header_bar_remove(widget.opaque, one.widget) }
        for one in widgets.dropFirst(kept) { add(widget.opaque, one.widget) }
        former = widgets
    }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { mirror() } }
    }

    private func mirror() {
        drawDirection()
        tabs?.drawDirection()
        drawWindowButtons()
    }

    private func drawWindowButtons() {
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection != effectiveUserInterfaceLayoutDirection
        let layout = WindowButtons.layout(
            of: WindowButtons.desktopLayout, withSizes: !isCrowded, isMirrored: isMirrored)
        adw_header_bar_set_decoration_layout(widget.opaque, isCrowded || isMirrored ? layout : nil)
    }

    private func makeRefresh() -> GObjectReference {
        let button = GObjectReference(gtk_button_new_from_icon_name("view-refresh-symbolic"))
        gtk_widget_set_tooltip_text(button.widget, SystemText.refresh.text())
        button.setAccessibleLabel(SystemText.refresh.text())
        button.on("clicked") { [weak self] _ in
            self?.onRefresh()
            return .unhandled
        }
        return button
    }
}
