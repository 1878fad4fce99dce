import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Tabs", .serialized, .timeLimit(.minutes(1)))
final class TabTests {
    private let journal = Journal()
    private let tabs = UITabBarController()
    private var window = UIWindow()

    /// Shows tabs A, B and so on, and waits until the first has appeared.
    private func show(_ names: [String] = ["A", "B", "C"], width: CGFloat = 400) async -> [RecordingController] {
        let pages = names.map { RecordingController($0, journal) }
        tabs.viewControllers = pages
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        await journal.wait(for: "\(names[0]) didAppear")
        await nextFrame(of: tabs.view)
        journal.clear()
        return pages
    }

    private final class Delegate: NSObject, UITabBarControllerDelegate {
        var events: [String] = []
        var refused = ""

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            viewController.title != refused
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            events.append("page \(viewController.title ?? "")")
        }

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            tab.title != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            events.append("tab \(previousTab?.title ?? "") \(selectedTab.title)")
        }
    }

    @Test
    func `The first tab is visible, and a selected one replaces it in the window`()
        async
    {
        let pages = await show()
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
        #expect(!pages[1].isViewLoaded && pages[1].tabBarController === tabs && pages[1].parent === tabs)
        tabs.selectedIndex = 1
        await journal.wait(for: "B didAppear")
        #expect(journal.events(of: "A") == ["A willDisappear", "A didDisappear"])
        #expect(journal.events(of: "B") == ["B didLoad", "B willAppear", "B didAppear"])
        #expect(pages[0].view.window == nil && pages[1].view.window === tabs.view.window)
        tabs.selectedViewController = pages[0]
        await journal.wait(for: "A didAppear")
        #expect(tabs.selectedIndex == 0)
        expectBalanced(journal, ["A", "B"])
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `A tab that the user selects is reported; one that the app selects isn't`() async {
        let pages = await show()
        let delegate = Delegate()
        tabs.delegate = delegate
        #expect(click("B", around: tabs.view))
        #expect(tabs.selectedViewController === pages[1])
        #expect(delegate.events == ["page B"])
        delegate.refused = "C"
        #expect(click("C", around: tabs.view))
        #expect(tabs.selectedViewController === pages[1])
        tabs.selectedIndex = 2
        #expect(delegate.events == ["page B"])
        pages[0].tabBarItem.isEnabled = false
        #expect(!click("A", around: tabs.view))
    }

    private final class Reporting: UITabBarController {
        var items: [String] = []

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            #expect(tabBar === self.tabBar)
            items.append(item.title ?? "")
        }
    }

    @Test func `A subclass is called with each item that the user selects, and with none that the app selects`() async {
        let reporting = Reporting()
        reporting.viewControllers = ["A", "B"].map { RecordingController($0, journal) }
        let window = TestWindow(reporting)
        await window.show()
        #expect(click("B", around: reporting.view) && click("B", around: reporting.view))
        reporting.selectedIndex = 0
        #expect(click("B", around: reporting.view))
        #expect(reporting.items == ["B", "B", "B"])
        let delegate: any UITabBarDelegate = reporting
        #expect(delegate === reporting)
        window.close()
    }

    @Test func `A click on the selected tab returns to its first screen, and is reported too`() async {
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        let stack = UINavigationController(rootViewController: a)
        _ = await show(["X"])
        tabs.setViewControllers([stack, UIViewController()], animated: false)
        stack.tabBarItem = UITabBarItem(title: "Stack", image: UIImage(systemName: "house"), tag: 1)
        await journal.wait(for: "A didAppear")
        stack.pushViewController(b, animated: false)
        await journal.wait(for: "B didAppear")
        let delegate = Delegate()
        tabs.delegate = delegate
        #expect(click("Stack", around: tabs.view))
        #expect(stack.viewControllers == [a])
        #expect(delegate.events.count == 1)
    }

    @Test func `A tab's screen is created once, when it is first visible`() async {
        var made: [String] = []
        let delegate = Delegate()
        tabs.delegate = delegate
        let journal = journal
        tabs.tabs = ["A", "B"].map { name in
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return RecordingController(name, journal)
            }
        }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        await journal.wait(for: "A didAppear")
        #expect(tabs.selectedTab?.identifier == "A" && made == ["A"])
        await nextFrame(of: tabs.view)
        #expect(click("B", around: tabs.view))
        #expect(made == ["A", "B"] && tabs.selectedTab?.identifier == "B")
        #expect(delegate.events == ["tab A B"])
        tabs.selectedTab = tabs.tab(forIdentifier: "A")
        #expect(tabs.selectedIndex == 0 && made.count == 2)
        #expect(tabs.selectedTab?.viewController?.tabBarController === tabs)
        tabs.tabs = [tabs.tabs[1]]
        #expect(tabs.selectedTab?.identifier == "B")
    }

    @Test func `A tab and the item of its screen have the same title, icon and badge`() async {
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        b.tabBarItem = UITabBarItem(
            title: "Own", image: nil, selectedImage: UIImage(systemName: "gear"))
        let second = UITab(title: "Second", image: UIImage(systemName: "printer"), identifier: "b") { _ in b }
        tabs.tabs = [UITab(title: "First", image: nil, identifier: "a") { _ in a }, second]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        await journal.wait(for: "A didAppear")
        second.badgeValue = "3"
        #expect(a.tab === tabs.tabs[0] && a.tabBarItem.title == "First" && UIViewController().tab == nil)
        // The screen is made before the user selects its tab.
        #expect(second.viewController === b && b.tab === second)
        #expect(b.tabBarItem.title == "Second" && b.tabBarItem.badgeValue == "3")
        b.tabBarItem.badgeValue = "4"
        #expect(second.badgeValue == "4" && isVisible("4", in: tabs.view))
        #expect(seenIcons(around: tabs.view).contains("printer-symbolic"))
        #expect(click("Second", around: tabs.view))
        #expect(seenIcons(around: tabs.view).contains("applications-system-symbolic"))
    }

    private final class DelegateOfPages: NSObject, UITabBarControllerDelegate {
        var events: [String] = []

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            viewController.title != "C"
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            events.append(viewController.title ?? "")
        }
    }

    @Test func `A delegate without methods for tabs is called with their screens`() async {
        let (delegate, journal) = (DelegateOfPages(), journal)
        tabs.delegate = delegate
        tabs.tabs = ["A", "B", "C"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in RecordingController(name, journal) }
        }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        await journal.wait(for: "A didAppear")
        await nextFrame(of: tabs.view)
        #expect(click("B", around: tabs.view) && click("C", around: tabs.view))
        #expect(tabs.selectedTab?.identifier == "B" && delegate.events == ["B"])
    }

    /// Code below `if #available(iOS 18, *)` runs on Linux.
    @Test func `A controller that was given view controllers has their tabs`() async {
        let pages = await show(["A", "B"])
        let (a, b) = (pages[0], pages[1])
        #expect(tabs.tabs.map(\.title) == ["A", "B"] && tabs.tabs.map(\.viewController) == [a, b])
        #expect(tabs.selectedTab === tabs.tabs.first)
        #expect(Set(tabs.tabs.map(\.identifier)).count == 2)
        #expect(tabs.tab(forIdentifier: tabs.tabs[1].identifier) === tabs.tabs[1])
        tabs.tabs[1].badgeValue = "3"
        #expect(b.tabBarItem.badgeValue == "3")
        tabs.selectedTab = tabs.tabs[1]
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === b)
        let known = tabs.tabs
        tabs.viewControllers = [b, a]
        #expect(tabs.tabs.elementsEqual(known.reversed(), by: ===) && tabs.selectedTab === known[1])
        tabs.viewControllers = nil
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil)
    }

    @Test func `A screen may hide the tabs while it is on a stack`() async {
        let (a, b) = (RecordingController("A", journal), RecordingController("B", journal))
        let stack = UINavigationController(rootViewController: a)
        _ = await show(["X", "Y"])
        tabs.setViewControllers([stack, UIViewController()], animated: false)
        await journal.wait(for: "A didAppear")
        tabs.view.layoutIfNeeded()
        let height = stack.view.frame.height
        #expect(height < tabs.view.bounds.height)
        b.hidesBottomBarWhenPushed = true
        stack.pushViewController(b, animated: false)
        await journal.wait(for: "B didAppear")
        tabs.view.layoutIfNeeded()
        #expect(stack.view.frame.height == tabs.view.bounds.height)
        stack.popViewController(animated: false)
        tabs.view.layoutIfNeeded()
        #expect(stack.view.frame.height == height)
        tabs.isTabBarHidden = true
        tabs.view.layoutIfNeeded()
        #expect(stack.view.frame.height == tabs.view.bounds.height)
        tabs.isTabBarHidden = false
        tabs.tabBar.isHidden = true
        tabs.view.layoutIfNeeded()
        #expect(stack.view.frame.height == tabs.view.bounds.height)
    }

    @Test func `Badge and title of the selected tab can change`() async {
        let pages = await show()
        pages[1].tabBarItem.badgeValue = "12"
        #expect(isVisible("12", in: tabs.view))
        tabs.tabBar.items?[1].badgeValue = nil
        #expect(!isVisible("12", in: tabs.view))
        pages[2].title = "New"
        #expect(isVisible("New", in: tabs.view) && tabs.tabBar.items?[2].title == "New")
        pages[0].tabBarItem = UITabBarItem(
            title: "Home", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
        #expect(isVisible("Home", in: tabs.view) && tabs.tabBar.selectedItem?.title == "Home")
    }

    @Test func `Of more than five, those that don't fit are in a menu`() async {
        let pages = await show(["A", "B", "C", "D", "E", "F"])
        #expect(!isVisible("F", in: tabs.view))
        #expect(click("More", around: tabs.view))
        #expect(click("F", around: tabs.view))
        #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 5)
        await journal.wait(for: "F didAppear")
    }

    @Test func `In a wide window the tabs are in the header bar, and the screens have the whole height`() async {
        let a = RecordingController("A", journal)
        _ = await show(["X", "Y"], width: 900)
        let stack = UINavigationController(rootViewController: a)
        stack.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        tabs.setViewControllers([stack, RecordingController("B", journal)], animated: false)
        await journal.wait(for: "A didAppear")
        tabs.view.layoutIfNeeded()
        #expect(stack.view.frame.height == tabs.view.bounds.height)
        #expect(click("B", around: tabs.view))
        await journal.wait(for: "B didAppear")
        #expect(click("First", around: tabs.view))
        #expect(tabs.selectedIndex == 0)
        #expect(isVisible("A", in: tabs.view))
    }

    @Test func `Of a screen that is removed nothing is left; one that stays stays as it was`() async {
        let pages = await show()
        tabs.selectedIndex = 1
        await journal.wait(for: "B didAppear")
        journal.clear()
        tabs.viewControllers = [pages[1], pages[2]]
        #expect(pages[0].parent == nil && tabs.selectedViewController === pages[1])
        #expect(journal.events.isEmpty)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        #expect(journal.events == ["B willDisappear", "B didDisappear"])
        #expect(tabs.children.isEmpty)
    }

    @Test func `A tab selected before the window is shown appears with it, and no other does`() async {
        let pages = ["A", "B"].map { RecordingController($0, journal) }
        tabs.viewControllers = pages
        tabs.selectedIndex = 1
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        await journal.wait(for: "B didAppear")
        #expect(journal.events == ["B didLoad", "B willAppear", "B didAppear"])
        window.isHidden = true
        #expect(journal.events(of: "B").suffix(2) == ["B willDisappear", "B didDisappear"])
    }

    @Test func `Keys select the tabs`() async throws {
        let pages = await show()
        let pointer = Pointer(window)
        try await pointer.focusWindow()
        for (key, title) in [
            ("ctrl+Next", "B"), ("alt+3", "C"), ("ctrl+Next", "A"), ("ctrl+Prior", "C"), ("alt+1", "A"),
        ] {
            try await pointer.key(key)
            await journal.wait(for: "\(title) didAppear")
            #expect(tabs.selectedViewController?.title == title)
            journal.clear()
        }
        // The selected tab stays as it is, and there is no fourth.
        try await pointer.key("alt+1", "alt+4", "alt+2")
        await journal.wait(for: "B didAppear")
        #expect(journal.events(of: "A") == ["A willDisappear", "A didDisappear"])
        #expect(pages[1].title == "B")
    }

    @Test func `Keys select no tab that the delegate refuses, and none while the tabs are hidden`() async throws {
        _ = await show()
        let delegate = Delegate()
        delegate.refused = "B"
        tabs.delegate = delegate
        let pointer = Pointer(window)
        try await pointer.focusWindow()
        try await pointer.key("alt+2", "alt+3")
        await journal.wait(for: "C didAppear")
        #expect(delegate.events == ["page C"])
        tabs.isTabBarHidden = true
        try await pointer.key("alt+1", "ctrl+Next")
        for _ in 0..<10 { await nextFrame(of: tabs.view) }
        #expect(tabs.selectedIndex == 2)
    }
}
