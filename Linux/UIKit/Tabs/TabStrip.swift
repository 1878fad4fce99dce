internal import CGTK
internal import GObjectKit

/// The buttons of a tab bar, in a row: icon over text below a page, icon beside text in a header bar.
@MainActor
final class TabStrip {
    /// So many fit on a narrow window; the last is for those that do not.
    private static let most = 5

    let reference = GObjectReference(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    var onChoice: (UITab) -> Void = { _ in }
    private let isVertical: Bool
    private var buttons: [TabButton] = []
    private var more: MoreTabsButton?
    private var tabs: [UITab] = []

    init(isVertical: Bool) {
        self.isVertical = isVertical
        reference.setRole(GTK_ACCESSIBLE_ROLE_TAB_LIST)
        reference.addClass("tn-tabs")
        if isVertical { reference.addClass("tn-tabs-below") }
        gtk_box_set_homogeneous(reference.cast(), isVertical ? 1 : 0)
    }

    /// Brings the buttons up to date. They stay the same as far as their number does, and keep the keyboard.
    func show(_ set: TabSet, _ look: TabLook) {
        tabs = set.all
        let count = isVertical && tabs.count > Self.most ? Self.most - 1 : tabs.count
        setCount(count)
        let selected = set.selectedIndex
        for (index, button) in buttons.enumerated() {
            button.show(
                tabs[index].item, isSelected: index == selected, index == selected ? look.selected : look.normal)
        }
        let rest = Array(tabs[count...])
        more?.show(rest.map(\.item), selected: selected.map { $0 - count }, look)
    }

    private func setCount(_ count: Int) {
        let needsMore = count < tabs.count
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
        if tabs.indices.contains(index) { onChoice(tabs[index]) }
    }
}
