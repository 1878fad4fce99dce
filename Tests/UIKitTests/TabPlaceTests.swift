import TestSupport
import Testing
import UIKit

/// Tests the position of tabs in a window that changes its width, and the contents of their items.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(1)))
final class TabPlaceTests {
    private let journal = Journal()
    private let tabs = UITabBarController()

    /// Shows the tabs, and waits until page A has appeared and been drawn.
    private func show(width: Int = 400) async -> TestWindow {
        let window = TestWindow(tabs, width: width, height: 500)
        await window.show()
        await journal.wait(for: "A didAppear")
        await window.nextFrame()
        return window
    }

    /// Waits until a page has the whole height, or leaves room for the bar below it.
    private func waitUntil(_ page: UIViewController, hasWholeHeight: Bool) async -> Bool {
        let isDone = { (page.view.frame.height == self.tabs.view.bounds.height) == hasWholeHeight }
        for _ in 0..<300 where !isDone() { await nextFrame(of: tabs.view) }
        return isDone()
    }

    @Test func `Tabs move to the header bar when the window gets wide, and back below the screen`() async {
        let stack = UINavigationController(rootViewController: RecordingController("A", journal))
        stack.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let b = RecordingController("B", journal)
        tabs.viewControllers = [stack, b]
        let window = await show()
        #expect(await waitUntil(stack, hasWholeHeight: false))
        await resize(window.window, to: CGSize(width: 900, height: 500))
        #expect(await waitUntil(stack, hasWholeHeight: true))
        #expect(click("B", around: tabs.view))
        await journal.wait(for: "B didAppear")
        await resize(window.window, to: CGSize(width: 400, height: 500))
        #expect(await waitUntil(b, hasWholeHeight: false))
        #expect(click("First", around: tabs.view))
        #expect(tabs.selectedIndex == 0)
        window.close()
    }

    @Test func `The app hides the tabs, and shows them again`() async {
        let a = RecordingController("A", journal)
        tabs.viewControllers = [a, RecordingController("B", journal)]
        let window = await show()
        for isHidden in [true, false] {
            tabs.setTabBarHidden(isHidden, animated: false)
            tabs.view.layoutIfNeeded()
            #expect(isVisible("B", in: tabs.view) == !isHidden)
            #expect((a.view.frame.height == tabs.view.bounds.height) == isHidden)
        }
        window.close()
    }

    @Test func `The selected tab has its own icon`() async {
        let a = RecordingController("A", journal)
        a.tabBarItem = UITabBarItem(
            title: "A", image: UIImage(systemName: "printer"), selectedImage: UIImage(systemName: "gear"))
        tabs.viewControllers = [a, RecordingController("B", journal)]
        let window = await show()
        let seen = seenIcons(around: tabs.view)
        tabs.selectedIndex = 1
        let other = seenIcons(around: tabs.view)
        #expect(seen.contains("applications-system-symbolic") && !seen.contains("printer-symbolic"))
        #expect(other.contains("printer-symbolic") && !other.contains("applications-system-symbolic"))
        window.close()
    }

    private func redPixels(of window: TestWindow) async -> Int {
        for _ in 0..<2 { await window.nextFrame() }
        guard let picture = Picture(ofWindowAround: tabs.view) else { return 0 }
        return (0..<picture.height).reduce(0) { count, y in
            count + (0..<picture.width).count { picture.color(x: $0, y: y) == Picture.Color(255, 0, 0) }
        }
    }

    @Test func `A badge is painted in the color of its item`() async {
        let a = RecordingController("A", journal)
        a.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "house"), tag: 0)
        tabs.viewControllers = [a, RecordingController("B", journal)]
        let window = await show()
        a.tabBarItem.badgeValue = "3"
        #expect(await redPixels(of: window) == 0)
        a.tabBarItem.badgeColor = .red
        #expect(await redPixels(of: window) > 20)
        window.close()
    }

    @Test func `Tabs have badges, and the one for a search is a tab as any other`() async {
        let journal = journal
        let provider = { (tab: UITab) -> UIViewController in RecordingController(tab.identifier, journal) }
        let first = UITab(title: "First", image: nil, identifier: "A", viewControllerProvider: provider)
        let search = UISearchTab(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "B",
            viewControllerProvider: provider)
        tabs.tabs = [first, search]
        let window = await show()
        search.badgeValue = "12"
        #expect(isVisible("12", in: tabs.view) && search.badgeValue == "12")
        search.badgeValue = nil
        #expect(!isVisible("12", in: tabs.view))
        #expect(seenIcons(around: tabs.view).contains("system-search-symbolic"))
        #expect(click("Search", around: tabs.view))
        await journal.wait(for: "B didAppear")
        #expect(tabs.selectedTab === search)
        window.close()
    }
}
