// The content of a tab bar controller, and the position of its tabs.
extension UITabBarController {
    /// Whether the tabs are visible, either below the content or in the header bar.
    var showsTabs: Bool {
        guard !isTabBarHidden, !tabBar.isHidden, tabSet.all.count > 1 else { return false }
        let stack = (shown as? UINavigationController)?.viewControllers ?? shown.map { [$0] } ?? []
        return !stack.contains(where: \.hidesBottomBarWhenPushed)
    }

    func replaceTabs(with tabs: [UITab], isSetAsTabs: Bool) {
        let old = tabSet.all
        tabSet.set(tabs, isSetAsTabs: isSetAsTabs)
        for tab in tabs {
            tab.controller = self
            if let made = tab.viewControllerIfMade { adoptContent(made) }
        }
        showSelection()
        for tab in old where !tabs.contains(where: { $0 === tab }) {
            tab.controller = nil
            if let made = tab.viewControllerIfMade { releaseContent(made) }
        }
        tabsDidChange()
    }

    func adoptContent(_ content: UIViewController) {
        guard content.parent !== self else { return }
        adopt(content)
        content.didMove(toParent: self)
    }

    private func releaseContent(_ content: UIViewController) {
        // It may have a new parent by now.
        guard content.parent === self else { return }
        content.willMove(toParent: nil)
        content.removeFromParent()
    }

    func select(_ tab: UITab) {
        guard tabSet.select(tab) else { return }
        showSelection()
        tabsDidChange()
    }

    func userDidSelect(_ item: UITabBarItem) {
        if let tab = tabSet.tab(with: item) { userDidSelect(tab) }
    }

    /// Handles a click on a tab. A click on the selected tab pops to its root.
    func userDidSelect(_ tab: UITab) {
        let previous = tabSet.selected
        guard mayUserSelect(tab) else { return tabBar.draw() }
        if tab === previous {
            (shown as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(tab)
        }
        tabBar(tabBar, didSelect: tab.item)
        if tabSet.isSetAsTabs {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
        } else if let selected = tab.viewController {
            delegate?.tabBarController(self, didSelect: selected)
        }
    }

    /// Selects a tab by key. The selected one stays as it is.
    ///
    /// - Returns: whether there is a tab at the index.
    func userDidChoose(_ index: Int) -> Bool {
        guard tabSet.all.indices.contains(index) else { return false }
        if index != tabSet.selectedIndex { userDidSelect(tabSet.all[index]) }
        return true
    }

    /// Selects the next or previous tab by key. After the last one follows the first.
    func userDidMove(forward: Bool) -> Bool {
        guard let selected = tabSet.selectedIndex else { return false }
        let count = tabSet.all.count
        return userDidChoose((selected + (forward ? 1 : count - 1)) % count)
    }

    private func mayUserSelect(_ tab: UITab) -> Bool {
        guard let delegate else { return true }
        if tabSet.isSetAsTabs { return delegate.tabBarController(self, shouldSelectTab: tab) }
        return tab.viewController.map { delegate.tabBarController(self, shouldSelect: $0) } ?? false
    }

    /// Shows the view of the selected tab instead of the current one.
    func showSelection() {
        guard isViewLoaded, let container = viewIfLoaded as? TabContainerView else { return }
        let old = shown
        let new = tabSet.selected?.viewController
        guard old !== new else { return }
        shown = new
        old?.innermost.rememberFocus()
        let isSeen = isAppearedOrAppearing
        if isSeen {
            old?.begin(false, false)
            new?.begin(true, false)
        }
        // A callback may have selected another tab.
        guard shown === new else { return }
        container.show(new)
        old?.end()
        if appearance == .appeared {
            new?.completeAppearance()
            new?.end()
        }
    }

    /// Updates the bars after a change of the tabs.
    func tabsDidChange() {
        tabBar.draw()
        guard isViewLoaded else { return }
        viewIfLoaded?.setNeedsLayout()
        (shown as? UINavigationController)?.stack.updateBars()
        viewIfLoaded?.window?.updateChrome()
    }

    /// Whether the tabs no longer fit where they are, or now fit into the header bar.
    var isOfAnotherWidth: Bool {
        ((viewIfLoaded?.bounds.width ?? 0) >= tabBar.widthForHeader) != isWide
    }

    /// Moves the tabs to the header bar if they fit there, otherwise to the bar below.
    func updateWidth() {
        guard isOfAnotherWidth else { return }
        isWide.toggle()
        tabsDidChange()
    }
}
