internal import CGTK
internal import GObjectKit

/// The row of a tab bar's buttons: with the icon above the title below the content, or beside it in a header bar.
@MainActor
final class TabStrip {
    /// The number of buttons that fit into a narrow window. The last one shows the other tabs.
    private static let most = 5

    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    var onChoice: (UITabBarItem) -> Void = { _ in }
    private let isVertical: Bool
    private var buttons: [TabButton] = []
    private var more: MoreTabsButton?
    private var items: [UITabBarItem] = []
    private var direction = GTK_TEXT_DIR_NONE

    init(isVertical: Bool) {
        self.isVertical = isVertical
        reference.setRole(GTK_ACCESSIBLE_ROLE_TAB_LIST)
        reference.addClass("tn-tabs")
        if isVertical { reference.addClass("tn-tabs-below") }
        gtk_box_set_homogeneous(reference.cast(), isVertical ? 1 : 0)
    }

    /// Updates the buttons. They are replaced only if their number changes, so that they keep the focus.
    func show(_ bar: UITabBar) {
        let (selected, colors) = (bar.selectedItem, bar.colors)
        items = bar.items ?? []
        let count = isVertical && items.count > Self.most ? Self.most - 1 : items.count
        setCount(count)
        for (item, button) in zip(items, buttons) {
            button.show(item, isSelected: item === selected, item === selected ? colors.selected : colors.normal)
        }
        let rest = Array(items[count...])
        more?.show(rest, selected: rest.firstIndex { $0 === selected }, colors)
        direction = bar.semanticContentAttribute.direction
        drawDirection()
    }

    func drawDirection() {
        reference.setDirection(direction)
    }

    private func setCount(_ count: Int) {
        let needsMore = count < items.count
        guard buttons.count != count || (more != nil) != needsMore else { return }
        for old in buttons.map(\.reference) + [more?.reference].compactMap({ $0 }) {
            gtk_box_remove(reference.cast(), old.widget)
        }
        buttons = (0..<count).map { index in
            TabButton(isVertical: isVertical) { [weak self] in self?.choose(index) }
        }
        more = needsMore ? MoreTabsButton { [weak self] in self?.choose(count + $0) } : nil
        for new in buttons.map(\.reference) + [more?.reference].compactMap({ $0 }) {
            gtk_box_append(reference.cast(), new.widget)
        }
    }

    private func choose(_ index: Int) {
        if items.indices.contains(index) { onChoice(items[index]) }
    }
}
